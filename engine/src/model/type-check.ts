/** Declarations of everything that examples can import, and how they are compiled: what their types are checked with. */
export interface DeclarationPack {
  /** The compiler's, as it takes them. */
  options: Record<string, unknown>
  /** Texts by the name that the compiler has for a file. */
  files: Record<string, string>
  /** Files that every program begins with. */
  roots: string[]
  /** What an example gets by a name; null: the package has no types. */
  modules: Record<string, string | null>
  /** What the files above get, by the file and by what it writes. */
  imports: Record<string, Record<string, string>>
}

/** What a program that checks types is made of. */
export interface LiveChecker {
  /** The compiler. */
  worker: CheckerFile
  declarations: CheckerFile
}

/** One of its files, with the base. */
export interface CheckerFile {
  href: string
  /** Null while it has not been made, as in development. */
  size: CheckerSize | null
}

/** In bytes: as it is, and as it is sent. */
export interface CheckerSize {
  whole: number
  sent: number
}
