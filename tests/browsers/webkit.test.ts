import { findNeed } from '../../scripts/machine-needs.ts'
import { WEBKIT } from '../../scripts/needs-of-tests.ts'
import { defineJourneys } from './define-journeys.ts'
import { startWebKit } from './driver/webkit.ts'

defineJourneys('WebKit', (site) => {
  const webkit = findNeed(WEBKIT)
  if (!webkit.isMet) throw new Error(`WebKit cannot be had: ${webkit.reason}.`)
  const { WEBKIT_DRIVER_PATH = '', WEBKIT_BROWSER_PATH = '', XVFB_PATH = '' } = webkit.env
  return startWebKit({ driver: WEBKIT_DRIVER_PATH, browser: WEBKIT_BROWSER_PATH, xvfb: XVFB_PATH }, site)
})
