import { Changes } from '../panels/Changes.tsx'
import { readChanges } from './read-changes.ts'

/** What a step has changed in the state; nothing is known yet of what the file says. */
export function ChangeList({ changes }: { changes: unknown[] }) {
  const read = readChanges(changes)
  return read.length > 0 ? <Changes changes={read} /> : <p className="live-note">Nothing in the state has changed.</p>
}
