import { engineFingerprint, lookingAgain } from '#disk/engine-fingerprint.ts'

const PACKAGES = ['satteri', 'shiki', 'rolldown', 'yaml', 'zod']

const onDisk = () => engineFingerprint(['src/compiler', 'src/model'], PACKAGES)

// Taken when this module is loaded, as the compiler is: a process that goes on while its sources change does not run what they say now.
const compiler = onDisk()
const highlight = engineFingerprint(['src/compiler/highlight', 'src/compiler/languages.ts'], PACKAGES)

/** Names everything a compiled page depends on besides its own text: this folder, the model, and the packages they use. */
export const compilerFingerprint = () => compiler

/** The same for the colors of a code block, which most changes of the compiler leave as they are. */
export const highlightFingerprint = () => highlight

/** Whether what is loaded from disk now is still the compiler that the fingerprints name. */
export const isCompilerUnchanged = () => lookingAgain(onDisk) === compiler
