import { type InputOptions, type OutputOptions, type Plugin, type RolldownBuild, rolldown } from 'rolldown'
import { parseAst } from 'rolldown/parseAst'
import { ENGINE_ROOT } from '#disk/engine-root.ts'
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
  const plugins = packPlugins(settings)
  const later = settings.packs.slice(1)
  const known = later.length > 0 ? await modulesOf(firstEntry(settings, new Map()), plugins) : new Set<string>()
  const taken: Taken = new Map()
  const scripts: string[] = []
  // One after the other: what they take must have the same numbers in every build.
  for (const { entry } of later) scripts.push(await bundleLater(entry, { plugins, known, taken }))
  const first = await bundleScript(FIRST, [firstEntry(settings, taken), ...plugins])
  return [first, ...scripts]
}

/** One script of its own. */
export const bundleScript = (input: string, plugins: Plugin[] = []): Promise<string> =>
  bundling({ input, plugins }, (bundler) => generate(bundler, { format: 'iife', minify: true }))

/** Every module that the first script is made of. */
async function modulesOf(entry: Plugin, plugins: Plugin[]): Promise<Set<string>> {
  const modules = new Set<string>()
  const listed: Plugin = { name: 'listed', moduleParsed: ({ id }) => void modules.add(id) }
  await bundling({ input: FIRST, plugins: [entry, ...plugins, listed] }, (bundler) => generate(bundler, {}))
  modules.delete(FIRST)
  return modules
}

interface First {
  plugins: Plugin[]
  known: ReadonlySet<string>
  /** Gets what this pack takes. */
  taken: Taken
}

async function bundleLater(input: string, { plugins, known, taken }: First): Promise<string> {
  const code = await bundling({ input, plugins: [fromFirst(known), ...plugins] }, (bundler) =>
    generate(bundler, { format: 'es', minify: true }),
  )
  return asScript(code, taken)
}

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

/** `import { a as b } from 'shared:…'` as `const { a: b } = …`. */
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

async function bundling<Result>(
  options: InputOptions,
  use: (bundler: RolldownBuild) => Promise<Result>,
): Promise<Result> {
  const bundler = await rolldown({
    cwd: ENGINE_ROOT,
    platform: 'browser',
    logLevel: 'warn',
    checks: { bundlerTimings: false },
    transform: { define: KNOWN_TYPE_CHECKS, target: 'es2022' },
    ...options,
  })
  try {
    return await use(bundler)
  } finally {
    await bundler.close()
  }
}

async function generate(bundler: RolldownBuild, options: OutputOptions): Promise<string> {
  const { output } = await bundler.generate(options)
  return output[0].code.trim()
}
