import { findNeed } from '../../scripts/machine-needs.ts'
import { FIREFOX } from '../../scripts/needs-of-tests.ts'
import { defineJourneys } from './define-journeys.ts'
import { startFirefox } from './driver/firefox.ts'

defineJourneys('Firefox', (site) => {
  const firefox = findNeed(FIREFOX)
  if (!firefox.isMet) throw new Error(`Firefox cannot be had: ${firefox.reason}.`)
  return startFirefox(firefox.env.FIREFOX_PATH ?? '', site)
})
