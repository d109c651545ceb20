/** The rules of the code base that a machine can check. A failing test lists every offender. */
import { readdirSync, readFileSync } from 'node:fs'
import { basename, join, posix, sep } from 'node:path'
import { expect, test } from 'vitest'
import { COMPACT_MAX_WIDTH, MOBILE_MAX_WIDTH } from '#engine/model/constants.ts'
import { ts } from '#engine/samples/typescript.mjs'
import { ENGINE, PROJECT, SITE } from './places.ts'

/** Files below a folder of the engine, or of another part, as paths from its root. */
function filesIn(folder: string, pattern: RegExp, root = ENGINE): string[] {
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((path) => `${folder}/${path.split(sep).join('/')}`)
    .filter((path) => pattern.test(path) && !/\/(dist|\.cache|node_modules)\//.test(path))
    .sort()
}

const read = (file: string, root = ENGINE) => readFileSync(join(root, file), 'utf8')

interface Import {
  from: string
  /** A file of the project, or the name of a package. */
  to: string
  isPackage: boolean
  /** Vanishes when compiled. */
  isTypeOnly: boolean
  /** Loaded when the code gets there, not with the file. */
  isOnDemand: boolean
}

interface Module {
  file: string
  syntax: ts.SourceFile
  imports: Import[]
}

const isTest = (file: string) => /\.test\.tsx?$/.test(file)
const MODULES = filesIn('src', /\.tsx?$/)
  .filter((file) => !isTest(file))
  .map((file) => parseModule(file))
const IMPORTS = MODULES.flatMap(({ imports }) => imports)
const STYLES = filesIn('src', /\.css$/).map((file) => ({ file, css: read(file).replace(/\/\*.*?\*\//gs, '') }))

function parseModule(file: string, root = ENGINE): Module {
  const syntax = ts.createSourceFile(file, read(file, root), ts.ScriptTarget.Latest, true)
  const imports: Import[] = []
  const add = (specifier: ts.Expression | undefined, isTypeOnly: boolean, isOnDemand = false) => {
    if (specifier && ts.isStringLiteral(specifier))
      imports.push({ from: file, ...resolve(file, specifier.text), isTypeOnly, isOnDemand })
  }
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node)) add(node.moduleSpecifier, isTypeImport(node))
    if (ts.isExportDeclaration(node)) add(node.moduleSpecifier, node.isTypeOnly)
    if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword)
      add(node.arguments[0], false, true)
    ts.forEachChild(node, visit)
  }
  visit(syntax)
  return { file, syntax, imports }
}

function isTypeImport({ importClause }: ts.ImportDeclaration): boolean {
  if (!importClause) return false
  if (importClause.isTypeOnly) return true
  const named = importClause.namedBindings
  if (importClause.name || !named || !ts.isNamedImports(named)) return false
  return named.elements.length > 0 && named.elements.every((element) => element.isTypeOnly)
}

function resolve(from: string, specifier: string): Pick<Import, 'to' | 'isPackage'> {
  if (specifier.startsWith('#')) return { to: `src/${specifier.slice(1)}`, isPackage: false }
  if (specifier.startsWith('.')) return { to: posix.join(posix.dirname(from), specifier), isPackage: false }
  return { to: specifier, isPackage: true }
}

/** The part of the engine a file belongs to: `model`, `disk`, `compiler`, `site`, `app`, `cli` … */
const partOf = (file: string) => /^src\/(\w+)\//.exec(file)?.[1] ?? basename(file, '.ts')

/** `compiler` runs in `site`; nothing below knows of anything above, and `site` never imports `app`. */
const ARROWS: Record<string, string[]> = {
  cli: ['site', 'model'],
  site: ['samples', 'record', 'compiler', 'search', 'disk', 'model'],
  record: ['live', 'disk', 'model'],
  samples: ['compiler', 'disk', 'model'],
  compiler: ['disk', 'model'],
  app: ['search', 'live', 'model'],
  search: ['model'],
  live: ['model'],
  offline: ['model'],
  disk: ['model'],
  model: [],
}

/** Inside the site: commands tell the story, and what it is made of knows less the further down it stands. */
const SITE_ARROWS: Record<string, string[]> = {
  commands: [
    ...['story', 'dev', 'hosting', 'hosted-search', 'outputs', 'pages', 'assemble', 'proofs', 'recordings', 'bundle'],
    ...['serve', 'mcp'],
    ...['shape', 'sources', 'config', 'report'],
  ],
  story: [
    ...['outputs', 'pages', 'pictures', 'assemble', 'links', 'hover', 'proofs', 'recordings', 'search-index', 'bundle'],
    ...['shape', 'sources', 'config', 'report'],
  ],
  dev: [
    ...['outputs', 'pages', 'assemble', 'links', 'hover', 'proofs', 'recordings', 'search-index', 'bundle', 'serve'],
    ...['shape', 'sources', 'config', 'report'],
  ],
  hosting: ['serve', 'bundle', 'report'],
  outputs: ['pages', 'pictures', 'bundle', 'twins', 'shape', 'config', 'report'],
  mcp: ['twins', 'report'],
  twins: ['report'],
  pages: ['assemble', 'pictures', 'bundle', 'shape', 'config'],
  assemble: ['links', 'hover', 'proofs', 'recordings', 'search-index', 'bundle', 'shape', 'sources', 'config'],
  pictures: ['shape', 'sources', 'report'],
  'hosted-search': ['search-index', 'shape', 'config', 'report'],
  links: ['search-index', 'shape', 'sources'],
  hover: ['sources'],
  proofs: ['sources', 'config'],
  recordings: ['bundle', 'sources'],
  'search-index': ['shape', 'sources', 'config', 'report'],
  serve: ['bundle', 'report'],
  bundle: [],
  shape: ['config'],
  sources: [],
  config: [],
  report: [],
  testing: ['outputs', 'assemble', 'hover', 'proofs', 'recordings', 'search-index', 'shape', 'config'],
}

/** Inside the app, from the entries down to parts that know nothing of documentation. */
const APP_ARROWS: Record<string, string[]> = {
  entry: ['App', 'analytics', 'content', 'layout', 'live', 'offline', 'router', 'state', 'styles'],
  App: ['App', 'screens', 'content', 'layout', 'search', 'router', 'state', 'ui'],
  screens: ['content', 'layout', 'offline', 'search', 'router', 'state', 'ui'],
  content: ['live', 'router', 'state', 'ui'],
  live: ['router', 'state', 'ui'],
  layout: ['search', 'router', 'state', 'ui'],
  search: ['router', 'state', 'ui'],
  analytics: ['router', 'state'],
  offline: ['live', 'router', 'state', 'ui'],
  router: ['state', 'ui'],
  state: [],
  ui: [],
  boot: [],
}

/** Scripts that are inlined into documents: they run alone, before anything is loaded. */
const INLINED = /\/(boot|base-url-check)\.ts$/

/** A folder of the app by its name; the other files at its top are entries or belong to App. */
function layerOf(file: string): string {
  const [, folder] = /^src\/app\/([\w-]+)\//.exec(file) ?? []
  if (folder) return folder
  if (/\/entry-/.test(file)) return 'entry'
  return INLINED.test(file) ? 'boot' : 'App'
}

const offences = (list: Import[]) => [...new Set(list.map(({ from, to }) => `${from} imports ${to}`))]

test('parts of the engine import only what stands below them', () => {
  const wrong = IMPORTS.filter(({ from, to, isPackage }) => {
    const [above, below] = [partOf(from), partOf(to)]
    return !isPackage && above !== below && !ARROWS[above]?.includes(below)
  })
  expect(offences(wrong)).toEqual([])
})

test('rooms of the site import only what stands below them', () => {
  const roomOf = (file: string) => /^src\/site\/([\w-]+)\//.exec(file)?.[1] ?? 'story'
  const inside = IMPORTS.filter(({ from, to }) => partOf(from) === 'site' && partOf(to) === 'site')
  const wrong = inside.filter(({ from, to }) => {
    const [above, below] = [roomOf(from), roomOf(to)]
    return above !== below && !SITE_ARROWS[above]?.includes(below)
  })
  expect(offences(wrong)).toEqual([])
})

test('parts of the app import only what stands below them', () => {
  const inside = IMPORTS.filter(({ from, to }) => partOf(from) === 'app' && partOf(to) === 'app')
  const wrong = inside.filter(({ from, to }) => {
    const [above, below] = [layerOf(from), layerOf(to)]
    return above !== below && !APP_ARROWS[above]?.includes(below)
  })
  expect(offences(wrong)).toEqual([])
})

test('the site stands beside the engine and knows it by what its package offers', () => {
  const { exports }: { exports: Record<string, string> } = JSON.parse(read('package.json'))
  const offered = Object.keys(exports).map((name) => name.replace('.', 'docs-engine'))
  const files = ['live', 'samples', 'scripts'].flatMap((folder) => filesIn(folder, /\.tsx?$/, SITE))
  const settings = ['site.config.ts', 'search-synonyms.ts', 'export-homes.ts']
  const imports = [...files, ...settings].flatMap((file) => parseModule(file, SITE).imports)
  const wrong = imports.filter(({ to, isPackage }) =>
    isPackage ? /^docs-engine/.test(to) && !offered.includes(to) : /^(\.\.|src)\//.test(to),
  )
  expect(imports.length).toBeGreaterThan(20)
  expect(offences(wrong)).toEqual([])
})

test('model, search and the service worker stand on nothing, and the app on React, the hosted search client and the editor alone', () => {
  const allowed: Record<string, RegExp> = {
    model: /^$/,
    search: /^$/,
    offline: /^$/,
    live: /^(sucrase|typescript|react(-dom)?)(\/|$)/,
    app: /^(react(-dom)?|algoliasearch\/lite|@codemirror\/(state|view|commands))(\/|$)/,
  }
  const wrong = IMPORTS.filter(({ from, to, isPackage }) => isPackage && allowed[partOf(from)]?.test(to) === false)
  expect(offences(wrong)).toEqual([])
})

test('another part of the project is imported by its name, a neighbor by its path, always with the extension', () => {
  const wrong = IMPORTS.filter(({ from, to, isPackage }) => {
    if (isPackage) return false
    const isWritten = read(from).includes(`'#${to.slice('src/'.length)}'`)
    return !/\.\w+(\?inline)?$/.test(to) || (partOf(from) !== partOf(to) && !isWritten)
  })
  expect(offences(wrong)).toEqual([])
})

test('no file imports itself by way of others, types counted', () => {
  const graph = MODULES.map(({ file, imports }) => {
    return [file, imports.filter(({ isPackage }) => !isPackage).map(({ to }) => to)] as const
  })
  expect(cyclesOf(new Map(graph))).toEqual([])
})

/** Each cycle once, as the files on the way round. */
function cyclesOf(graph: Map<string, string[]>): string[] {
  const cycles: string[] = []
  const done = new Set<string>()
  const walk = (file: string, path: string[]) => {
    const start = path.indexOf(file)
    if (start >= 0) cycles.push([...path.slice(start), file].join(' → '))
    if (start >= 0 || done.has(file)) return
    for (const next of graph.get(file) ?? []) walk(next, [...path, file])
    done.add(file)
  }
  for (const file of graph.keys()) walk(file, [])
  return cycles
}

test('a build with nothing to do loads neither parser, highlighter, bundler nor TypeScript, and a server no compiler', () => {
  const heavy = /^(satteri|shiki|vite|rolldown|typescript|yaml|@takumi-rs\/core)(\/|$)|\/typescript\.mjs$/
  const loadedWith = (start: string) => {
    const files = new Set([start])
    for (const file of files) // grows while it is walked
      for (const { to, isTypeOnly, isOnDemand } of IMPORTS.filter(({ from }) => from === file))
        if (!isTypeOnly && !isOnDemand) files.add(to)
    return [...files]
  }
  for (const start of [
    'src/cli.ts',
    'src/site/build-site.ts',
    'src/compiler/page-cache.ts',
    'src/site/commands/run-server.ts',
  ])
    expect(
      loadedWith(start).filter((file) => heavy.test(file)),
      start,
    ).toEqual([])
  expect(loadedWith('src/site/serve/static-server.ts').filter((file) => file.startsWith('src/compiler/'))).toEqual([])
})

test('no file only passes on what others export', () => {
  const barrels = MODULES.filter(({ syntax: { statements } }) => {
    return statements.length > 0 && statements.every((node) => ts.isExportDeclaration(node) && node.moduleSpecifier)
  })
  expect(barrels.map(({ file }) => file)).toEqual([])
})

test('what only tests import stands in a folder `testing`', () => {
  const imported = new Set(IMPORTS.map(({ to }) => to))
  const texts = [...MODULES.map(({ syntax }) => syntax.text), read('package.json'), read('bin/docs.mjs')]
  const alone = MODULES.filter(({ file }) => !imported.has(file) && !/\/testing\/|\.d\.ts$/.test(file))
  const isEntry = (file: string) => {
    const name = basename(file).replace(/\.tsx?$/, '')
    return texts.some((text) => text.includes(`'${name}'`) || text.includes(`/${name}.`))
  }
  expect(alone.length).toBeGreaterThan(10)
  expect(alone.filter(({ file }) => !isEntry(file)).map(({ file }) => file)).toEqual([])
})

test('exports are named, except in configuration files', () => {
  const wrong = MODULES.filter(({ file, syntax }) => {
    if (/\.config\.ts$/.test(file)) return false
    return syntax.statements.some((node) => {
      if (ts.isExportAssignment(node)) return true
      return (
        ts.canHaveModifiers(node) && ts.getModifiers(node)?.some(({ kind }) => kind === ts.SyntaxKind.DefaultKeyword)
      )
    })
  })
  expect(wrong.map(({ file }) => file)).toEqual([])
})

test('files are named for what they do', () => {
  const files = [
    ...filesIn('src', /\.(tsx?|css)$/),
    ...['tests', 'scripts'].flatMap((folder) => filesIn(folder, /\.tsx?$/, PROJECT)),
  ]
  const wrong = files.filter((file) => {
    const name = basename(file).replace(/\.(d|test|spec|config)?\.?(tsx?|css)$/, '')
    const isComponent = /^[A-Z][A-Za-z]+$/.test(name) && /\.(tsx|css)$/.test(file)
    return (
      /(^|-)(utils?|helpers?|common|misc)$|^index$/.test(name) || !(isComponent || /^[a-z\d]+(-[a-z\d]+)*$/.test(name))
    )
  })
  expect(wrong).toEqual([])
})

test('what model, disk, compiler and site export says in a comment what it is', () => {
  const wrong = MODULES.filter(({ file }) => ['model', 'disk', 'compiler', 'site'].includes(partOf(file))).flatMap(
    ({ file, syntax }) =>
      syntax.statements
        .filter((node) => isExported(node) && needsComment(node, file) && ts.getJSDocCommentsAndTags(node).length === 0)
        .map((node) => `${file}: ${nameOf(node)}`),
  )
  expect(wrong).toEqual([])
})

function isExported(node: ts.Statement): boolean {
  return (
    ts.canHaveModifiers(node) && (ts.getModifiers(node) ?? []).some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword)
  )
}

/** Functions, and types where they are contracts: the compiler's are the names of Markdown's own syntax. */
function needsComment(node: ts.Statement, file: string): boolean {
  if (ts.isVariableStatement(node)) {
    return node.declarationList.declarations.some(({ initializer }) => initializer && ts.isArrowFunction(initializer))
  }
  if (ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node)) return partOf(file) !== 'compiler'
  return ts.isFunctionDeclaration(node) || ts.isClassDeclaration(node)
}

function nameOf(node: ts.Statement): string {
  if (ts.isVariableStatement(node)) return node.declarationList.declarations.map(({ name }) => name.getText()).join()
  return ((node as ts.DeclarationStatement).name as ts.Identifier | undefined)?.text ?? '?'
}

/** One less is a gain to note here; one more has to be what all who import the module share, and say so. */
const MODULE_STATES = 14

test('what a module keeps for all who import it has its reason on the line above, and there is little of it', () => {
  const site = ['live', 'samples', 'scripts'].flatMap((folder) => filesIn(folder, /\.tsx?$/, SITE))
  const states = [...MODULES, ...site.map((file) => parseModule(file, SITE))].flatMap(({ file, syntax }) =>
    syntax.statements
      .filter((node) => ts.isVariableStatement(node) && (node.declarationList.flags & ts.NodeFlags.Const) === 0)
      .map((node) => ({ name: `${file}: ${nameOf(node)}`, hasReason: isBelowComment(node, syntax) })),
  )
  expect(states.filter(({ hasReason }) => !hasReason).map(({ name }) => name)).toEqual([])
  expect(states.map(({ name }) => name)).toHaveLength(MODULE_STATES)
})

/** Several that belong together have one comment. */
function isBelowComment(node: ts.Statement, syntax: ts.SourceFile): boolean {
  const lines = syntax.text.split('\n')
  let above = syntax.getLineAndCharacterOfPosition(node.getStart()).line - 1
  while (/^let /.test(lines[above] ?? '')) above--
  return /^\/\/|\*\/$/.test(lines[above] ?? '')
}

/** Longer ones are several steps, which have names. */
const FUNCTION_LINES = 80

test('no function is too long to be read at once', () => {
  const long = MODULES.flatMap(({ file, syntax }) => {
    const found: string[] = []
    const lineAt = (place: number) => syntax.getLineAndCharacterOfPosition(place).line
    const visit = (node: ts.Node): void => {
      const isLong = ts.isFunctionLike(node) && lineAt(node.end) - lineAt(node.getStart()) >= FUNCTION_LINES
      if (isLong) found.push(`${file}:${lineAt(node.getStart()) + 1}`)
      ts.forEachChild(node, visit)
    }
    visit(syntax)
    return found
  })
  expect(long).toEqual([])
})

/** A color that is not said by its role. What a browser calls its own (`transparent`, `CanvasText`) is none. */
const RAW_COLOR = new RegExp(
  [
    String.raw`#[\da-f]{3,8}\b`,
    String.raw`(?<![\w-])(?:rgba?|hsla?|hwb|(?:ok)?(?:lab|lch)|color)\(`,
    String.raw`(?<![\w-])[a-z]*(?:white|black|gr[ae]y|silver|red|maroon|purple|fuchsia|magenta|green|lime|olive|yellow)(?![\w-])`,
    String.raw`(?<![\w-])[a-z]*(?:navy|blue|teal|aqua|cyan|orange|pink|violet|brown|gold|beige|coral|salmon|khaki|indigo)(?![\w-])`,
  ].join('|'),
  'gi',
)

test('colors and places above each other are written in tokens.css only', () => {
  const wrong = STYLES.filter(({ file }) => basename(file) !== 'tokens.css').flatMap(({ file, css }) => {
    // What stands between a colon and the end of its declaration: `#id` in a selector is no color.
    const bare = css.replace(/url\((?:"[^"]*"|'[^']*'|[^)]*)\)/g, '')
    const colors = (bare.match(/:[^;{}]*(?=[;}])/g) ?? []).flatMap((value) => value.match(RAW_COLOR) ?? [])
    const layers = bare.match(/z-index:(?![^;}]*var\(--layer-)[^;}]*/g) ?? []
    return [...colors, ...layers].map((found) => `${file}: ${found}`)
  })
  expect(wrong).toEqual([])
})

test('style sheets and scripts agree on where a window is narrow, and there are no other widths', () => {
  const widths = STYLES.flatMap(({ file, css }) =>
    [...css.matchAll(/@media[^{]*\{/g)].flatMap(([query]) =>
      [...query.matchAll(/width\s*(?::|[<>]=?)\s*([\d.]+\w*)/g)].map(([, width]) => ({ file, width })),
    ),
  )
  expect(new Set(widths.map(({ width }) => width))).toEqual(new Set([MOBILE_MAX_WIDTH, COMPACT_MAX_WIDTH]))
  const inScripts = MODULES.filter(({ syntax }) => /matchMedia\([^)]*width[^)]*\d/.test(syntax.text))
  expect(inScripts.map(({ file }) => file)).toEqual([])
})

test('no style is forced', () => {
  expect(STYLES.filter(({ css }) => css.includes('!important')).map(({ file }) => file)).toEqual([])
})

/**
 * Younger than the browsers that README promises everything to, or everything but what needs popovers, by what its code names; and the
 * files that do without it where it is not there. What belongs to the language is held by `lib` of the projects.
 */
const YOUNG: Array<[names: RegExp, waysOut?: string[]]> = [
  [/\bURL\.(?:canParse|parse)\b/],
  [/\bURLSearchParams\b.*\.size\b/s],
  [/\bResponse\.json\b/],
  [/\.bytes\(\)/],
  [/\bAbortSignal\.any\b/],
  [/\bReadableStream\.from\b/],
  [/\bClipboardItem\b/, ['src/app/ui/write-clipboard.ts']],
  [
    /popover\b/i,
    [
      ...['src/app/content/type-hovers.ts', 'src/app/content/type-popup.ts'],
      ...['src/app/live/whole/WholeButton.tsx', 'src/app/live/whole/whole-window.ts'],
    ],
  ],
  [/\bcheckVisibility\b/, ['src/app/screens/doc/use-active-heading.ts']],
  [/\brequestIdleCallback\b/, ['src/app/router/spare-time.ts']],
  [/\bCSS\.highlights\b|\bHighlight\(/, ['src/app/content/sentence/show-sentence.ts']],
  [/\bcaret(?:Position|Range)FromPoint\b/, ['src/app/content/code-names.ts']],
  [/HTMLUnsafe\b|\bgetHTML\b/, ['src/live/sandbox/forbid-frames.ts']],
  [/\b(?:on)?scrollend\b|\bscrollsnapchang/],
  [/\bstartViewTransition\b|\bmoveBefore\b|\bscheduler\.(?:yield|postTask)\b|\bnavigation\.(?:navigate|entries)\b/],
  [/\brequestClose\b|\bclosedBy\b|\bcommandFor\b|\buserActivation\b/],
  [/\bIntl\.(?:Segmenter|DurationFormat)\b/],
]

test('what runs in browsers names nothing that is younger than they are, except where there is a way without it', () => {
  const parts = ['app', 'live', 'model', 'offline', 'search']
  const ours = MODULES.filter(({ file }) => parts.includes(partOf(file)))
  const theirs = ['live', 'samples/harbour-library'].flatMap((folder) => filesIn(folder, /\.tsx?$/, SITE))
  const examples = theirs.filter((file) => !isTest(file)).map((file) => parseModule(file, SITE))
  const bare = ts.createPrinter({ removeComments: true })
  const code = [...ours, ...examples].map(({ file, syntax }) => [file, bare.printFile(syntax)] as const)
  for (const [names, waysOut = []] of YOUNG) {
    const found = code.filter(([, text]) => names.test(text)).map(([file]) => file)
    expect(found, String(names)).toEqual(waysOut)
  }
  const projects = filesIn('src', /tsconfig\.json$/).filter((file) => parts.includes(partOf(file)))
  const languages = [...projects, 'tsconfig.base.json'].flatMap(
    (file) => read(file).match(/\bES(?:20\d\d|Next)\b/gi) ?? [],
  )
  expect(new Set(languages)).toEqual(new Set(['ES2023', 'ESNext'])) // the second says how modules are written
})

test('what is kept on the device of a reader is kept by few files: no other writes there, or reads what anybody may have written', () => {
  const ours = MODULES.filter(({ file }) => ['app', 'live', 'offline', 'search'].includes(partOf(file)))
  const places = /\b(?:localStorage|sessionStorage|indexedDB|cookie)\b/
  const bare = ts.createPrinter({ removeComments: true })
  const found = ours.filter(({ syntax }) => places.test(bare.printFile(syntax))).map(({ file }) => file)
  expect(found).toEqual([
    'src/app/announcement-boot.ts',
    'src/app/boot.ts',
    'src/app/live/check/check-choice.ts',
    'src/app/state/storage.ts',
  ])
})

test('the engine knows no library: what is of this site stands beside it', () => {
  const engine = ['src', 'bin', 'templates'].flatMap((folder) => filesIn(folder, /\.(tsx?|mjs|css|html|mdx?)$/))
  const code = engine.filter((file) => !isTest(file) && !/\/fixtures\/|\/README\.md$/.test(file))
  expect(code.filter((file) => /redux|\brtk|harbour/i.test(read(file)))).toEqual([])
})

test('no file knows the machine it was written on', () => {
  const folders = ['engine', 'site', 'tests', 'scripts'].flatMap((folder) =>
    filesIn(folder, /\.(tsx?|css|mdx?|json|svg)$/, PROJECT),
  )
  const files = [...folders, 'package.json', 'package-lock.json', 'biome.json', 'vitest.config.ts']
  const home = /(?<![\w.~*:-])\/(?:home|root|Users|work|farm)\/[\w.-]+|\b[A-Z]:\\Users\\/
  const wrong = files.flatMap((file) => {
    const [found] = home.exec(read(file, PROJECT)) ?? []
    return found ? [`${file}: ${found}`] : []
  })
  expect(wrong).toEqual([])
})

test('no pattern looks for a run of slashes at the end of an address that anybody may have written', () => {
  // It begins again at each slash of a run that something follows: fifteen thousand of them take a third of a second.
  const readers = /^src\/(model|offline|live|app|site\/(serve|dev|mcp))\//
  const wrong = MODULES.filter(({ file }) => readers.test(file)).flatMap(({ file, syntax }) => {
    const found: string[] = []
    const visit = (node: ts.Node): void => {
      const patterns = ts.isRegularExpressionLiteral(node) ? node.text.split('|') : []
      found.push(...patterns.filter((part) => /^[^^]*\\\/\+\$/.test(part)).map((part) => `${file}: ${part}`))
      ts.forEachChild(node, visit)
    }
    visit(syntax)
    return found
  })
  expect(wrong).toEqual([])
})

test('text that comes and goes, or that something comes before, stands in an element of its own', () => {
  // Translators replace bare text nodes. React then looks for one to remove it, or to put something before it, and throws.
  const wrong = MODULES.filter(({ file }) => /^src\/app\/.*\.tsx$/.test(file)).flatMap(({ file, syntax }) => {
    const found: string[] = []
    const visit = (node: ts.Node): void => {
      if (ts.isJsxElement(node) || ts.isJsxFragment(node)) {
        const children = node.children.filter((child) => !(ts.isJsxText(child) && child.containsOnlyTriviaWhiteSpaces))
        for (const [index, child] of children.entries()) {
          if (!ts.isJsxExpression(child) || !comesAndGoes(child) || children.length === 1) continue
          const next = children[index + 1]
          if (isBareText(child) || (next && ts.isJsxText(next))) found.push(`${file}: ${child.getText().slice(0, 60)}`)
        }
      }
      ts.forEachChild(node, visit)
    }
    visit(syntax)
    return found
  })
  expect(wrong).toEqual([])
})

function comesAndGoes({ expression }: ts.JsxExpression): boolean {
  if (!expression) return false
  if (ts.isConditionalExpression(expression)) return true
  return ts.isBinaryExpression(expression) && expression.operatorToken.kind === ts.SyntaxKind.AmpersandAmpersandToken
}

/** Whether what is shown is text: no element is made in it. */
function isBareText(node: ts.Node): boolean {
  if (ts.isJsxElement(node) || ts.isJsxSelfClosingElement(node) || ts.isJsxFragment(node)) return false
  return ts.forEachChild(node, (child) => (isBareText(child) ? undefined : true)) === undefined
}

test('no style asks WebKit for what breaks it', () => {
  const wrong = STYLES.flatMap(({ file, css }) => [
    // Ends the tab on a long page in a narrow column.
    ...(css.match(/text-wrap: pretty/g) ?? []).map((found) => `${file}: ${found}`),
    // With a thickness the shorthand is not understood there, and the line is gone: say it in longhands.
    ...(css.match(/text-decoration:[^;]*\d[^;]*;/g) ?? []).map((found) => `${file}: ${found}`),
  ])
  expect(wrong).toEqual([])
})
