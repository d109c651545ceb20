import { type MouseEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { useRouter } from '#app/router/router-context.ts'
import { useHydrated } from '#app/state/hydrated.ts'
import { Icon } from '#app/ui/Icon.tsx'
import { lazyPart } from '#app/ui/lazy-part.ts'
import { SHARE_PREFIX } from '#model/constants.ts'
import type { ComponentProps } from '#model/page.ts'
import './Live.css'

const bench = lazyPart(async () => (await import('#app/live/Workbench.tsx')).Workbench)

/** React names the element that was pressed, never its text. Browsers that tell no pointer type leave it undefined. */
interface Press extends MouseEvent<HTMLElement, PointerEvent> {
  target: Element
}

const load = (tell: (state: 'near' | 'failed') => void) =>
  bench.load().then(
    () => tell('near'),
    () => tell('failed'),
  )

/** An example that can be run. Until then, and without scripts, it is its code; everything else comes with the first Run. */
export function Live({ id, title, children }: ComponentProps['Live'] & { children: ReactNode }) {
  const frame = useRef<HTMLElement>(null)
  const point = useRef<{ x: number; y: number } | null>(null)
  const isLinked = useRouter().location.hash.startsWith(SHARE_PREFIX)
  const [presses, setPresses] = useState(0)
  const [state, setState] = useState<'kept' | 'near' | 'failed' | null>(bench.Part ? 'kept' : null)

  const run = () => {
    setPresses(presses + 1)
    load(setState)
  }
  /** A press in the code opens it there; one that ends a selection does not, nor a tap, which asks for a type. */
  const runAt = ({ target, clientX: x, clientY: y, nativeEvent }: Press) => {
    const isTap = nativeEvent.pointerType === 'touch'
    if (isTap || !target.closest('.live-code pre') || !getSelection()?.isCollapsed) return
    point.current = { x, y }
    run()
  }
  // Changed code that comes with the address.
  useEffect(() => {
    if (isLinked) load(setState)
  }, [isLinked])

  const Part = state && bench.Part
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the button does the same
    <figure ref={frame} className="code live" id={id} aria-label={title} onClick={runAt}>
      <figcaption className="code-bar" onPointerEnter={() => load(setState)}>
        <b>{title}</b>
        <span>
          <Icon name="check" /> runs in this page, nothing is sent
        </span>
        <button
          type="button"
          className="button"
          data-tone="primary"
          data-size="small"
          disabled={!useHydrated()}
          onFocus={() => load(setState)}
          onClick={run}
        >
          {!presses ? 'Run' : Part ? 'Run again' : state ? 'Try again' : 'Loading'}
        </button>
      </figcaption>
      {Part && <Part id={id} isNear={state === 'near'} presses={presses} point={point} frame={frame} />}
      {children}
    </figure>
  )
}
