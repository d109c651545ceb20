import { useEffect, useState } from 'react'
import type { LiveCacheEntry } from '#model/live.ts'
import { adoptStyles } from '../adopt-styles.ts'
import styles from './CachePanel.css?inline'
import { Panel } from './Panel.tsx'

adoptStyles(styles)

/** The entries of the API slices: who uses them, and how long the unused ones are kept. */
export function CachePanel({ cache, cacheAt }: { cache: LiveCacheEntry[]; cacheAt: number }) {
  const now = useSeconds(cache.some(({ removedIn }) => removedIn !== null))
  return (
    <Panel name="Cache" kind="cache">
      {cache.length === 0 ? (
        <p className="live-note">Empty.</p>
      ) : (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls
        <div className="live-scroll" tabIndex={0}>
          <table>
            <thead>
              <tr>
                <th scope="col">Key</th>
                <th scope="col">Status</th>
                <th scope="col">Used by</th>
                <th scope="col">Removed in</th>
              </tr>
            </thead>
            <tbody>
              {cache.map((entry, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: keys may occur twice, and rows keep nothing
                <tr key={index}>
                  <td>
                    <code>{entry.key}</code>
                    {entry.tags.length > 0 && <small>{cut(entry.tags.join(', '))}</small>}
                  </td>
                  <td data-phase={entry.status}>{entry.status}</td>
                  <td>{entry.subscribers}</td>
                  <td>{entry.removedIn === null ? '–' : timeLeft(entry.removedIn - Math.max(0, now - cacheAt))}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </Panel>
  )
}

/** Tags are there to recognize an entry by. */
const cut = (text: string) => (text.length > 300 ? `${text.slice(0, 299)}…` : text)

const timeLeft = (milliseconds: number) => `${Math.max(0, Math.ceil(milliseconds / 1000))} s`

/** This page's clock, told once a second for as long as somebody counts down. */
function useSeconds(isCounting: boolean): number {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    if (!isCounting) return
    setNow(Date.now())
    const timer = setInterval(() => setNow(Date.now()), 1000)
    return () => clearInterval(timer)
  }, [isCounting])
  return now
}
