import type { Plugin } from 'rolldown'

/** What the checker of live examples calls. */
const EXPORTS = ['createProgram', 'createSourceFile', 'flattenDiagnosticMessageText', 'getLineAndCharacterOfPosition']

/** Functions that a program without a disk, which writes nothing, never calls: with them goes all that they alone need. */
const UNUSED = [
  'emitFiles',
  'getTransformers',
  'transformDeclarations',
  'transformNodes',
  'resolveModuleName',
  'resolveTypeReferenceDirective',
  'parseJsonConfigFileContentWorker',
]

/**
 * Makes the compiler a module of which a bundler can leave out what is not used: as it is published it is one function that hands
 * out everything. What only checks is a sixth of it. `package.json` names its exact version; another one that is written
 * differently stops the build here.
 */
export const leanTypescript: Plugin = {
  name: 'lean-typescript',
  transform: {
    filter: { id: /\/typescript\/lib\/typescript\.js$/ },
    handler: (code) => ({ code: leanCompiler(code), moduleType: 'js' }),
  },
}

/** The text of the compiler as such a module. */
export function leanCompiler(code: string): string {
  let text = between(code, '((module) => {\n', '\n// src/jsTyping/')
  text = replaced(text, /var typescript_exports = \{\};\n__export\(typescript_exports, \{.*?\n\}\);\n/s, '')
  text = replaced(text, /^module\.exports = .*$/m, '')
  text = separateNamespaces(text)
  text = separateMessages(text)
  // Neither the disk of Node, nor its clock.
  text = replaced(text, /^var sys = \(\(\) => \{\n.*?^\}\)\(\);$/ms, 'var sys;')
  text = replaced(text, /^function tryGetPerformance\(\) \{\n.*?^\}$/ms, 'function tryGetPerformance() {}')
  for (const name of UNUSED)
    text = replaced(
      text,
      new RegExp(`^function ${name}\\(.*?^\\}$`, 'ms'),
      `function ${name}() { throw new Error('${name} is left out.') }`,
    )
  return `${text}\nexport { ${EXPORTS.join(', ')} }\n`
}

/** `var a_exports = {}; __export(a_exports, { … })` as one value, which can go when nobody reads it. */
const separateNamespaces = (text: string) =>
  replaced(
    text,
    /^var (\w+) = \{\};\n__export\(\1, (\{\n.*?^\})\);$/gms,
    'var $1 = /* @__PURE__ */ ((all) => (__export(all[0], all[1]), all[0]))([{}, $2]);',
  )

/** Each message on its own, without its name, which says the same once more: those that nobody can be told go. */
function separateMessages(text: string): string {
  const start = 'var Diagnostics = {\n'
  const list = between(text, start, '\n};')
  const separate = list
    .replace(
      /^ {2}(\w+): diag\(\s*([\de]+),\s*(\d)[^,]*,\s*"[^"]*",/gm,
      'var $1_message = /* @__PURE__ */ diag($2, $3, "",',
    )
    .replace(/\),?$/gm, ');')
  const left = /^ {2}\w+: diag\(/m.exec(separate)
  if (left) throw changed(`another form of ${left[0]}`)
  return text.replace(`${start}${list}\n};`, () => separate).replace(/\bDiagnostics\.(\w+)/g, '$1_message')
}

function replaced(text: string, pattern: RegExp, by: string): string {
  const result = text.replace(pattern, by)
  if (result === text) throw changed(String(pattern))
  return result
}

function between(text: string, start: string, end: string): string {
  const from = text.indexOf(start)
  const to = text.indexOf(end, from)
  if (from < 0 || to < 0) throw changed(start.trim())
  return text.slice(from + start.length, to)
}

const changed = (what: string) =>
  new Error(
    `The TypeScript compiler is not written as src/site/bundle/lean-typescript.ts knows it: ${what} is not there.`,
  )
