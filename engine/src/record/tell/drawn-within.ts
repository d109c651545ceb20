/** Two frames: what is drawn that soon after something came of it. */
export const DRAWN_WITHIN_MS = 34
