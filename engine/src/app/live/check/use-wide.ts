import { useSyncExternalStore } from 'react'
import { MOBILE_MAX_WIDTH } from '#model/constants.ts'

const query = () => matchMedia(`(width > ${MOBILE_MAX_WIDTH})`)

function onChange(listener: () => void): () => void {
  const wide = query()
  wide.addEventListener('change', listener)
  return () => wide.removeEventListener('change', listener)
}

/** Whether the window is that of a desktop. */
export const useWide = (): boolean => useSyncExternalStore(onChange, () => query().matches)
