/** A file of the built site. Outputs make these; only `write-output.ts` puts them on disk. */
export interface OutputFile {
  /** Under `dist/`, with forward slashes: `assets/pages/api-createSlice.1a2b3c4d.json`. */
  path: string
  body: string | Uint8Array
}
