import { lstatSync, readFileSync, readlinkSync } from 'node:fs'

/** The bytes of a file. A link counts by where it leads: what is behind one to a folder, or to nowhere, is read by nobody. */
export function contentOf(file: string): Buffer | string {
  try {
    return readFileSync(file)
  } catch (error) {
    if (lstatSync(file).isSymbolicLink()) return readlinkSync(file)
    throw error
  }
}
