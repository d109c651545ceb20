/** A language a code block may name. */
export interface Language {
  /** What the block's `data-lang` says; aliases share it. */
  id: string
  /** Shown when the block has no title. */
  label: string
  /** The grammar that colors it, null for none. */
  grammar: 'tsx' | 'json' | 'bash' | 'html' | 'css' | 'yaml' | 'markdown' | 'mdx' | 'graphql' | null
  isTerminal?: boolean
}

const ts: Language = { id: 'ts', label: 'TypeScript', grammar: 'tsx' }
const js: Language = { id: 'js', label: 'JavaScript', grammar: 'tsx' }
const sh: Language = { id: 'sh', label: 'Terminal', grammar: 'bash', isTerminal: true }
const yaml: Language = { id: 'yaml', label: 'YAML', grammar: 'yaml' }
const markdown: Language = { id: 'md', label: 'Markdown', grammar: 'markdown' }
const text: Language = { id: 'text', label: 'Text', grammar: null }

/** TypeScript and JavaScript share the TSX grammar, which reads all four. */
export const LANGUAGES = {
  ts,
  typescript: ts,
  tsx: { id: 'tsx', label: 'TSX', grammar: 'tsx' },
  js,
  javascript: js,
  jsx: { id: 'jsx', label: 'JSX', grammar: 'tsx' },
  json: { id: 'json', label: 'JSON', grammar: 'json' },
  sh,
  bash: { ...sh, id: 'bash' },
  html: { id: 'html', label: 'HTML', grammar: 'html' },
  css: { id: 'css', label: 'CSS', grammar: 'css' },
  diff: { id: 'diff', label: 'Diff', grammar: null },
  yaml,
  yml: yaml,
  md: markdown,
  markdown,
  mdx: { id: 'mdx', label: 'MDX', grammar: 'mdx' },
  graphql: { id: 'graphql', label: 'GraphQL', grammar: 'graphql' },
  text,
  txt: text,
  /** A message as the library prints it; the check of samples looks it up there. */
  error: { id: 'error', label: 'Error', grammar: null },
} satisfies Record<string, Language>

const BY_NAME: ReadonlyMap<string, Language> = new Map(Object.entries(LANGUAGES))

/** The language of a name that an author writes: also `constructor` and `__proto__`, which every object has, are none. */
export const languageOf = (name: string): Language | undefined => BY_NAME.get(name)

/** Not a language: what an author says about moments of the live example around it, a line each. */
export const STEPS = 'steps'

/** Not a language: an npm command that becomes one tab for each package manager. */
export const INSTALL = 'install'
