import { engineFingerprint } from '#disk/engine-fingerprint.ts'

const PACKAGES = ['satteri', 'shiki', 'rolldown', 'yaml', 'zod']

/** Names everything a compiled page depends on besides its own text: this folder, the model, and the packages they use. */
export const compilerFingerprint = () => engineFingerprint(['src/compiler', 'src/model'], PACKAGES)

/** The same for the colors of a code block, which most changes of the compiler leave as they are. */
export const highlightFingerprint = () =>
  engineFingerprint(['src/compiler/highlight', 'src/compiler/languages.ts'], PACKAGES)
