import { Component, type ReactNode } from 'react'
import { targetOf } from '#app/router/hash-target.ts'

interface HeldPlaceProps {
  /** Where in the page the text begins that is there. */
  first: number
  children: ReactNode
}

const topOfTarget = () => targetOf(location.hash)?.getBoundingClientRect().top

/**
 * Moves the window along when text comes in above the place that the address names, so that the reader sees no change. A class, for
 * only these are asked before a change.
 */
export class HeldPlace extends Component<HeldPlaceProps> {
  override getSnapshotBeforeUpdate({ first }: HeldPlaceProps): number | null {
    return this.props.first < first ? (topOfTarget() ?? null) : null
  }

  override componentDidUpdate(_props: HeldPlaceProps, _state: unknown, before: number | null): void {
    if (before === null) return
    // Windows stand at whole pixels: parts of them would add up from step to step.
    const top = Math.round((topOfTarget() ?? before) - Math.round(before))
    window.scrollBy({ top, behavior: 'instant' })
  }

  override render(): ReactNode {
    return this.props.children
  }
}
