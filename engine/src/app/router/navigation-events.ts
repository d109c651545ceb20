import { createListeners } from '#app/state/listeners.ts'
import type { View, Visit } from './visit.ts'

/** A finished navigation: how it came about and where it led. */
export interface NavigationEvent extends Visit {
  location: View['location']
  payload: View['payload']
}

/** Told after the page has been swapped and before the window scrolls; not for the first load. */
export const navigations = createListeners<NavigationEvent>()
/** Subscribes to finished navigations; returns what ends it. */
export const onNavigation = navigations.add
