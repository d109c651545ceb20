/** How samples are checked: as strictly as a new project would be, and as a bundler resolves. As in `tsconfig.json`. */
export const SAMPLE_OPTIONS = {
  strict: true,
  target: 'es2023',
  lib: ['es2023', 'dom', 'dom.iterable'],
  module: 'esnext',
  moduleResolution: 'bundler',
  moduleDetection: 'force',
  jsx: 'react-jsx',
  types: [],
  // JavaScript is made by taking types away and nothing else, so the syntax must allow it.
  verbatimModuleSyntax: true,
  erasableSyntaxOnly: true,
  allowImportingTsExtensions: true,
  resolveJsonModule: true,
  skipLibCheck: true,
  noEmit: true,
}

/** What a bundler gives every file: `process.env` and nothing else of Node, and `import.meta` as Vite has it. */
export const ENVIRONMENT = `declare var process: {
  readonly env: { readonly NODE_ENV: 'development' | 'production' | 'test'; readonly [name: string]: string | undefined }
}
interface ImportMetaEnv {
  readonly MODE: string
  readonly DEV: boolean
  readonly PROD: boolean
  readonly SSR: boolean
  readonly BASE_URL: string
  readonly [name: string]: any
}
interface HotModule {
  readonly [name: string]: any
}
interface ImportMeta {
  readonly url: string
  readonly env: ImportMetaEnv
  readonly hot?: {
    readonly data: any
    accept(onUpdate?: (module: HotModule | undefined) => void): void
    accept(path: string, onUpdate: (module: HotModule | undefined) => void): void
    accept(paths: readonly string[], onUpdate: (modules: Array<HotModule | undefined>) => void): void
    dispose(onRemoval: (data: any) => void): void
    invalidate(message?: string): void
  }
}
`
