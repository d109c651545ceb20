import { ENGINE_ROOT } from '#disk/engine-root.ts'
import { fingerprint } from '#disk/fingerprint.ts'

const PACKAGES = ['satteri', 'shiki', 'rolldown', 'yaml', 'zod'].map((name) => `node_modules/${name}/package.json`)

/** Names everything a compiled page depends on besides its own text: this folder, the model, and the packages they use. */
export const compilerFingerprint = () =>
  fingerprint(ENGINE_ROOT, ['src/compiler', 'src/model', 'package-lock.json', ...PACKAGES])

/** The same for the colors of a code block, which most changes of the compiler leave as they are. */
export const highlightFingerprint = () =>
  fingerprint(ENGINE_ROOT, ['src/compiler/highlight', 'src/compiler/languages.ts', 'package-lock.json', ...PACKAGES])
