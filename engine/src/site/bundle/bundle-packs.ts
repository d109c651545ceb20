import { relative, sep } from 'node:path'
import { type OutputOptions, type Plugin, type RolldownLog, rolldown } from 'rolldown'
import { parseAst } from 'rolldown/parseAst'
import { ENGINE_ROOT } from '#disk/engine-root.ts'
import { BuildError, type Problem } from '#model/problem.ts'
import { KNOWN_TYPE_CHECKS } from './known-types.ts'
import type { LiveSettings } from './live-settings.ts'
import { packPlugins } from './pack-plugins.ts'

/** What later packs take from the first: exported names by module, in the order of their numbers. `*` is all of them. */
type Taken = Map<string, Set<string>>

/**
 * The scripts of a site's packs. The first also has React and the code that runs examples, and is there without any pack. The
 * others have no module that the first has: they take it from there. So nothing is loaded twice, and what a module keeps is there
 * once, for all packs.
 */
export async function bundlePacks(settings: LiveSettings): Promise<string[]> {
  const site: Surroundings = { root: settings.root, plugins: packPlugins(settings) }
  const later = settings.packs.slice(1)
  const known = later.length > 0 ? await modulesOfFirst(settings, site) : new Set<string>()
  const taken: Taken = new Map()
  const scripts: string[] = []
  // One after the other: what they take must have the same numbers in every build.
  for (const { entry } of later) {
    const module = await bundle(entry, { format: 'es' }, { ...site, plugins: [fromFirst(known), ...site.plugins] })
    scripts.push(asScript(module, taken))
  }
  return [await bundleFirst(settings, site, taken), ...scripts]
}

/** One script of the engine's own. */
export const bundleScript = (input: string): Promise<string> =>
  bundle(input, { format: 'iife' }, { root: ENGINE_ROOT, plugins: [] })

/** Every module that the first script is made of. */
async function modulesOfFirst(settings: LiveSettings, site: Surroundings): Promise<Set<string>> {
  const modules = new Set<string>()
  const listed: Plugin = { name: 'listed', moduleParsed: ({ id }) => void modules.add(id) }
  await bundleFirst(settings, { ...site, plugins: [...site.plugins, listed] }, new Map())
  modules.delete(FIRST)
  return modules
}

const bundleFirst = (settings: LiveSettings, site: Surroundings, taken: Taken): Promise<string> =>
  bundle(FIRST, { format: 'iife' }, { ...site, plugins: [firstEntry(settings, taken), ...site.plugins] })

const SHARED = 'shared:'
const REQUIRED = '\0required:'

/** Leaves out what the first script has. `require` gets all that there is to it, as an import of everything would. */
const fromFirst = (known: ReadonlySet<string>): Plugin => ({
  name: 'from-first',
  async resolveId(id, importer, { kind }) {
    if (id.startsWith(SHARED)) return { id, external: true }
    const found = importer ? await this.resolve(id, importer, { kind, skipSelf: true }) : null
    if (!found || !known.has(found.id)) return found
    return kind === 'require-call' ? REQUIRED + found.id : { id: SHARED + found.id, external: true }
  },
  load(id) {
    if (!id.startsWith(REQUIRED)) return null
    const shared = quote(SHARED + id.slice(REQUIRED.length))
    return `import * as all from ${shared}\nexport { all as 'module.exports' }`
  },
})

/** A module as a script: its imports are what the first script lends by number. A pack has no exports that anybody reads. */
function asScript(code: string, taken: Taken): string {
  let script = ''
  let end = 0
  for (const statement of parseAst(code).body) {
    const isImport = statement.type === 'ImportDeclaration'
    if (!isImport && statement.type !== 'ExportNamedDeclaration') continue
    script += code.slice(end, statement.start) + (isImport ? borrowed(statement, taken) : '')
    end = statement.end
  }
  return `(()=>{${script}${code.slice(end)}})();`
}

type ImportDeclaration = Extract<ReturnType<typeof parseAst>['body'][number], { type: 'ImportDeclaration' }>

/** `import { a as b } from 'shared:…'` as `const { a: b } = …`: what it is when the pack is run, before the example. */
function borrowed({ source, specifiers }: ImportDeclaration, taken: Taken): string {
  const id = source.value.slice(SHARED.length)
  const names = taken.get(id) ?? new Set()
  taken.set(id, names)
  const from = `__live.shared[${[...taken.keys()].indexOf(id)}]`
  const picked: string[] = []
  let script = ''
  for (const specifier of specifiers) {
    const name = importedName(specifier)
    names.add(name)
    if (name === '*') script += `const ${specifier.local.name}=${from};`
    else picked.push(`${key(name)}:${specifier.local.name}`)
  }
  return picked.length > 0 ? `${script}const{${picked}}=${from};` : script
}

const key = (name: string) => (/^\w+$/.test(name) ? name : quote(name))

function importedName(specifier: ImportDeclaration['specifiers'][number]): string {
  if (specifier.type === 'ImportNamespaceSpecifier') return '*'
  if (specifier.type === 'ImportDefaultSpecifier') return 'default'
  return specifier.imported.type === 'Literal' ? specifier.imported.value : specifier.imported.name
}

const FIRST = '\0first-pack'

/** The module that the first script begins with. */
function firstEntry({ packs }: LiveSettings, taken: Taken): Plugin {
  const [first] = packs
  const imported = [...taken].map(([id, names], index) => {
    const list = [...names].map((name, at) => [name, `shared${index}_${at}`] as const)
    if (names.has('*')) return { line: `import * as shared${index} from ${quote(id)}`, value: `shared${index}` }
    return {
      line: `import { ${list.map(([name, local]) => `${quote(name)} as ${local}`)} } from ${quote(id)}`,
      value: `{ ${list.map(([name, local]) => `${quote(name)}: ${local}`)} }`,
    }
  })
  const code = [
    `import { openSandbox } from ${quote(`${ENGINE_ROOT}src/live/sandbox/open-sandbox.ts`)}`,
    ...(first ? [`import ${quote(first.entry)}`] : []),
    ...imported.map(({ line }) => line),
    `openSandbox([${imported.map(({ value }) => value)}])`,
  ].join('\n')
  return {
    name: 'first-entry',
    resolveId: (id) => (id === FIRST ? id : null),
    load: (id) => (id === FIRST ? code : null),
  }
}

const quote = (text: string) => JSON.stringify(text)

interface Surroundings {
  /** Where mistakes are named from. */
  root: string
  plugins: Plugin[]
}

async function bundle(input: string, output: OutputOptions, { root, plugins }: Surroundings): Promise<string> {
  const problems: Problem[] = []
  const bundler = await rolldown({
    input,
    plugins,
    cwd: ENGINE_ROOT,
    platform: 'browser',
    logLevel: 'warn',
    checks: { bundlerTimings: false },
    transform: { define: KNOWN_TYPE_CHECKS, target: 'es2022' },
    onLog(level, log, print) {
      if (log.code === 'UNRESOLVED_IMPORT') problems.push(missingImport(log, root))
      else if (problems.length === 0) print(level, log)
    },
  })
  try {
    const result = await bundler.generate({ ...output, minify: true })
    if (problems.length > 0) throw new BuildError(problems)
    return result.output[0].code.trim()
  } finally {
    await bundler.close()
  }
}

/** A bundler would leave it out and go on; nothing in the sandbox could bring it. */
function missingImport({ exporter, id = '', loc }: RolldownLog, root: string): Problem {
  const file = relative(root, id).split(sep).join('/')
  return {
    message: `"${exporter}" cannot be found.`,
    place: loc ? { file, line: loc.line, column: loc.column + 1 } : { file },
    hint: 'Packages are looked for from the folder of the file upwards. Install it, or correct the name.',
  }
}
