import { idOfHash } from '#model/route.ts'

/** The element that a hash names, if the page has it. */
export const targetOf = (hash: string): HTMLElement | null => document.getElementById(idOfHash(hash) ?? '')
