import { sha256 } from './disk-store.ts'

/** A file of the built site. Outputs make these; only `write-output.ts` puts them on disk. */
export interface OutputFile {
  /** Under `dist/`, with forward slashes: `assets/pages/api-createSlice.1a2b3c4d.json`. */
  path: string
  body: string | Uint8Array
  /** SHA-256 of the body, for one that need not be made where a file has it already. */
  digest?: string | undefined
}

/** A file of data, named by what it holds: it can be cached for ever. */
export function dataFile(stem: string, data: unknown): OutputFile {
  const body = JSON.stringify(data)
  return { path: `${stem}.${sha256(body).slice(0, 8)}.json`, body }
}

/** A file whose body is made when it is asked for, and then forgotten. */
export const laterFile = (path: string, make: () => OutputFile['body'], digest?: string): OutputFile => ({
  path,
  digest,
  get body() {
    return make()
  },
})
