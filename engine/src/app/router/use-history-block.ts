import { useEffect, useEffectEvent } from 'react'
import { historyBlock } from './history-block.ts'

/** While active, a move with the browser's Back or Forward is undone (address and page stay) and `onBlocked` called instead. */
export function useHistoryBlock(isActive: boolean, onBlocked: () => void): void {
  const callBlocked = useEffectEvent(onBlocked)
  useEffect(() => {
    if (!isActive) return
    const own = () => callBlocked()
    historyBlock.call = own
    return () => {
      if (historyBlock.call === own) delete historyBlock.call
    }
  }, [isActive])
}
