import { useEffect, useState } from 'react'
import { Main } from '#app/layout/Main.tsx'
import { LOADER_DELAY_MS } from '#model/constants.ts'
import './Loader.css'

/** While a page must be shown whose data is not there: nothing at first, then a node travelling along its rail. */
export function Loader() {
  const [isLate, setLate] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), LOADER_DELAY_MS)
    return () => clearTimeout(timer)
  }, [])
  return <Main className="loader">{isLate && <p role="status">Loading page</p>}</Main>
}
