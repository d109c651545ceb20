import { findPackage } from '#disk/find-package.ts'

/** What samples and facts are checked with, made from a site's settings. Plain data: threads get it as it is. */
export interface SampleWorld {
  /** The site's folder. Packages are looked for from here upwards, as Node does. */
  root: string
  /** The file of the settings, relative to the root: where a mistake in them is told. */
  settings: string
  /** Modules of the site's own, by the name that samples import: absolute paths. */
  modules: Record<string, string>
  /** The name of the module that answers `fetch`; null: nothing does. */
  api: string | null
  /** The paths the library is imported by, in the order in which a name is looked for. */
  entryPoints: string[]
  /** What pages are compared with besides types; null: they are not compared. */
  facts: { messages: string[] } | null
}

/** True when samples can import a package: it is installed for the site, or a module of its own. */
export const isThere = ({ root, modules }: SampleWorld, packageName: string) =>
  Object.hasOwn(modules, packageName) || findPackage(root, packageName) !== null
