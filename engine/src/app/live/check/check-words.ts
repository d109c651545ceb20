import type { CheckState } from './use-type-check.ts'

/** In millions of bytes, as devices count their storage. */
export const megabytes = (bytes: number): string => (bytes / 1e6).toFixed(1)

/** What is said beside the switch. */
export function statusOf(state: CheckState): { text: string; tone?: 'good' | 'bad' } | null {
  if (state.phase === 'checking') return { text: 'checking' }
  if (state.phase !== 'checked') return null
  const { length } = state.problems
  if (length === 0) return { text: '✓ no problems', tone: 'good' }
  return { text: length === 1 ? '1 problem' : `${length} problems`, tone: 'bad' }
}
