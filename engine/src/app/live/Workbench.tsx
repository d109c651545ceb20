import { type RefObject, useEffect, useEffectEvent, useState } from 'react'
import { preloadLive } from '#live/page/open-live-run.ts'
import { SHARE_PREFIX } from '#model/constants.ts'
import type { LivePage } from '#model/live.ts'
import { useRouter } from '../router/router-context.ts'
import { loadOnce } from '../state/load-once.ts'
import { Island } from '../ui/Island.tsx'
import { keepEdits, keptEdits } from './edits/kept-edits.ts'
import { readShareHash, sharedId } from './edits/share-link.ts'
import { OpenExample, type OpenedExample } from './OpenExample.tsx'
import { WholeButtonPart } from './whole/WholeButtonPart.tsx'

/** How the served frame of an example is taken over. */
interface WorkbenchProps {
  id: string
  /** The reader may be about to press. */
  isNear: boolean
  /** How often the reader has asked for a run. */
  presses: number
  /** Where in the code the last press was, if it was there. */
  point: RefObject<{ x: number; y: number } | null>
  frame: RefObject<HTMLElement | null>
}

interface Opened extends OpenedExample {
  /** The link that has brought the code, so that the next one is opened anew. */
  link: string | null
}

/** What there is to an example beyond its served code. It may fail alone: the code and the page around it stay. */
export function Workbench(props: WorkbenchProps) {
  return (
    <Island>
      <Opener {...props} />
    </Island>
  )
}

/**
 * Nothing, until the reader runs the example, comes back to code that was changed, or arrives by a link with changed code. Such code
 * is somebody else's, so it waits for the press.
 */
function Opener({ id, isNear, presses, point, frame }: WorkbenchProps) {
  const { payload, location } = useRouter()
  const [opened, setOpened] = useState<Opened | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const { route } = payload
  const href = 'page' in payload ? payload.page.live : undefined
  const link = location.hash.startsWith(SHARE_PREFIX) ? location.hash : null
  const isWanted = presses > 0 || keptEdits(route, id) !== null

  useEffect(() => {
    if (!isNear || !href) return
    loadOnce<LivePage>(href).then(
      ({ examples, runtime }) => {
        const example = examples.find((candidate) => candidate.id === id)
        if (example) preloadLive(runtime, example)
      },
      () => {}, // the press will ask again
    )
  }, [isNear, href, id])

  const arrive = useEffectEvent(async (link: string, href: string, signal: AbortSignal) => {
    const { examples, runtime } = await loadOnce<LivePage>(href)
    const wanted = sharedId(link)
    const example = examples.find((candidate) => candidate.id === wanted)
    if (signal.aborted) return
    setProblem(null) // it was about another link
    if ((example ?? examples[0])?.id !== id) return
    const arrival = example ? await readShareHash(link, example) : { problem: 'Its example is not on this page.' }
    if (signal.aborted) return
    frame.current?.scrollIntoView()
    if ('problem' in arrival || !example) {
      setProblem(`The code in the link is not used. ${'problem' in arrival ? arrival.problem : ''}`)
      return
    }
    keepEdits(route, id, arrival.edits)
    setOpened({ example, runtime, edits: arrival.edits, note: 'link', link, since: presses })
  })
  useEffect(() => {
    if (!link || !href) return
    const visit = new AbortController()
    arrive(link, href, visit.signal).catch(() =>
      setProblem('The code in the link could not be loaded. Reload the page to try again.'),
    )
    return () => visit.abort()
  }, [link, href])

  const open = useEffectEvent(async (href: string, signal: AbortSignal) => {
    if (opened || sharedId(link ?? '') === id) return
    const { examples, runtime } = await loadOnce<LivePage>(href)
    const example = examples.find((candidate) => candidate.id === id)
    const edits = keptEdits(route, id)
    if (signal.aborted || !example) return
    setProblem(null)
    setOpened({ example, runtime, edits: edits ?? {}, note: edits && 'kept', link: null, since: 0 })
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: each press counts, so that one repeats what has failed before it
  useEffect(() => {
    if (!isWanted || !href) return
    const visit = new AbortController()
    open(href, visit.signal).catch(() =>
      setProblem('The example could not be loaded. Check your connection and press Run again.'),
    )
    return () => visit.abort()
  }, [isWanted, presses, href])

  return (
    <>
      {problem && (
        <p className="live-message" data-tone="caution" role="alert">
          {problem}
        </p>
      )}
      {(isWanted || opened) && <WholeButtonPart frame={frame} />}
      {opened && (
        <OpenExample key={opened.link} {...opened} route={route} presses={presses} point={point} frame={frame} />
      )}
    </>
  )
}
