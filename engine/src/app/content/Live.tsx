import {
  type ComponentProps,
  type MouseEvent,
  type PointerEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react'
import { isConstrained } from '#app/router/connection.ts'
import { useRouter } from '#app/router/router-context.ts'
import { useHydrated } from '#app/state/hydrated.ts'
import { loadOnce } from '#app/state/load-once.ts'
import { Icon } from '#app/ui/Icon.tsx'
import { lazyPart } from '#app/ui/lazy-part.ts'
import { SHARE_PREFIX } from '#model/constants.ts'
import type { PageData, ComponentProps as PageProps } from '#model/page.ts'
import './Live.css'

const bench = lazyPart(async () => (await import('#app/live/Workbench.tsx')).Workbench)
const player = lazyPart(async () => (await import('#app/live/player/Player.tsx')).Player)
const explained = lazyPart(async () => (await import('#app/live/explain/Explained.tsx')).Player)

/** Of a click Firefox before 129 and Safari before 18.2 do not say what made it, and iOS until 18.3 says of every one that it is a mouse's. */
const notePointer = ({ currentTarget, pointerType }: PointerEvent<HTMLElement>) => {
  currentTarget.dataset.pointer = pointerType
}

/** React names the element that was pressed, never its text. */
interface Press extends MouseEvent<HTMLElement> {
  target: Element
}

const loadBench = (tell: (state: 'near' | 'failed') => void) =>
  bench.load().then(
    () => tell('near'),
    () => tell('failed'),
  )
/** On a button whose press is not yet answered. */
const notYet = (state: unknown) => (state ? 'Try again' : 'Loading')

/**
 * An example that can be run, and watched where its page has recordings. Until then, and without scripts, it is its code; what plays
 * it comes when the reader gets near, everything else with the first Run.
 */
export function Live({ id, title, isDrawn, children }: PageProps['Live'] & { children: ReactNode }) {
  const frame = useRef<HTMLElement>(null)
  const point = useRef<{ x: number; y: number } | null>(null)
  const { location, payload } = useRouter()
  const isLinked = location.hash.startsWith(SHARE_PREFIX)
  const { page = {} } = payload as { page?: Partial<PageData> }
  const isRecorded = page.recordings
  const part = isDrawn ? explained : player
  const [presses, setPresses] = useState(0)
  const [plays, setPlays] = useState(0)
  const [state, setState] = useState<boolean | 'near' | 'failed'>(Boolean(bench.Part))
  const [played, setPlayed] = useState<unknown[]>()
  const [isWatched, setWatched] = useState(false)
  const [isPlaying, setPlaying] = useState(false)

  const near = () => loadBench(setState)
  /** What it plays comes beside the player, and one drawing shows both. What has not come is asked for again with the next press. */
  const nearPlayer = () =>
    Promise.all([
      part.load(),
      ...[page.recordings, page.live].map((href) => href && loadOnce(href).catch(() => {})),
    ]).then(setPlayed, () => setPlayed([]))
  const run = () => {
    setPresses(presses + 1)
    near().then(() => setWatched(false))
  }
  const play = () => {
    setPlays(plays + 1)
    setWatched(true)
    nearPlayer()
  }
  /** A press in the code opens it there; one that ends a selection does not, nor a tap, which asks for a type. */
  const runAt = ({ target, clientX: x, clientY: y }: Press) => {
    if (!target.closest('.live:not([data-pointer=touch]) .live-code pre') || !getSelection()?.isCollapsed) return
    point.current = { x, y }
    run()
  }
  // Changed code that comes with the address.
  useEffect(() => {
    if (isLinked) loadBench(setState)
  }, [isLinked])
  useSeen(frame, isRecorded, nearPlayer)

  const Part = state && !isWatched && bench.Part
  const Play = played && (isWatched || !presses) && part.Part
  const first = isRecorded ? nearPlayer : near
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the button does the same
    <figure ref={frame} className="code live" id={id} aria-label={title} onPointerDown={notePointer} onClick={runAt}>
      <figcaption className="code-bar" onPointerEnter={first} onFocus={first}>
        <b>{title}</b>
        <span>
          <Icon name="check" /> runs in this page, nothing is sent
        </span>
        <div>
          {isRecorded && (
            <BarButton isFirst={!presses} onClick={play}>
              {isPlaying ? 'Pause' : presses && !isWatched ? 'Recording' : plays && !Play ? notYet(played) : 'Play'}
            </BarButton>
          )}
          <BarButton isFirst={!isRecorded || presses > 0} onPointerEnter={near} onFocus={near} onClick={run}>
            {!presses || (isWatched && bench.Part) ? 'Run' : Part ? 'Run again' : notYet(state)}
          </BarButton>
        </div>
      </figcaption>
      {Part && <Part id={id} isNear={state === 'near'} presses={presses} point={point} frame={frame} />}
      {Play && <Play id={id} data={played} plays={plays} frame={frame} onPlaying={setPlaying} />}
      {children}
    </figure>
  )
}

/** What plays it is small: it is there when the reader is. */
function useSeen(frame: RefObject<HTMLElement | null>, isRecorded: string | undefined, onSeen: () => void): void {
  const see = useEffectEvent(onSeen)
  useEffect(() => {
    if (!isRecorded || isConstrained() || typeof IntersectionObserver !== 'function') return
    const watch = new IntersectionObserver(([entry]) => entry?.isIntersecting && see())
    watch.observe(frame.current as HTMLElement)
    return () => watch.disconnect()
  }, [frame, isRecorded])
}

interface BarButtonProps extends ComponentProps<'button'> {
  /** The one to press first. */
  isFirst: boolean
}

function BarButton({ isFirst, ...rest }: BarButtonProps) {
  const tone = isFirst ? 'primary' : undefined
  return (
    <button type="button" className="button" data-tone={tone} data-size="small" disabled={!useHydrated()} {...rest} />
  )
}
