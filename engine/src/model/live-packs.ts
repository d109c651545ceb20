import type { LiveFile, LivePack, LiveRuntime } from './live.ts'

/** What examples can import on every site. */
export const REACT_PACKAGES = ['react', 'react/jsx-runtime', 'react-dom', 'react-dom/client'] as const

/** One of them. */
export type ReactPackage = (typeof REACT_PACKAGES)[number]

/** The packs that an example needs: the first, and each other one that has the API it asks for or a package that it names. */
export function neededPacks({ packs }: Pick<LiveRuntime, 'packs'>, files: LiveFile[], hasApi: boolean): LivePack[] {
  return packs.filter(
    (pack, index) => index === 0 || (hasApi && pack.hasApi) || pack.packages.some((name) => isNamed(name, files)),
  )
}

const isNamed = (name: string, files: LiveFile[]) =>
  files.some(({ code }) => code.includes(`'${name}'`) || code.includes(`"${name}"`))
