import { useEffect, useEffectEvent } from 'react'

/** A window has one history, and the last who asks has it. */
let block: (() => void) | null = null

/** While active, a move with the browser's Back or Forward is undone (address and page stay) and `onBlocked` called instead. */
export function useHistoryBlock(isActive: boolean, onBlocked: () => void): void {
  const callBlocked = useEffectEvent(onBlocked)
  useEffect(() => {
    if (!isActive) return
    const own = () => callBlocked()
    block = own
    return () => {
      if (block === own) block = null
    }
  }, [isActive])
}

/** What to call instead of making a history move, if anything. */
export const currentBlock = (): (() => void) | null => block
