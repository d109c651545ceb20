import type { ExplainerKind } from '#model/explainer.ts'
import type { Drawing } from './drawing.ts'

/** How each kind is drawn. Its code comes with the first explainer of that kind. */
export const DRAWINGS: Record<ExplainerKind, () => Promise<Drawing>> = {
  wires: async () => ({ Draw: (await import('./Wires.tsx')).Wires }),
  life: async () => {
    const { Life, placeOf } = await import('./Life.tsx')
    return { Draw: Life, placeOf }
  },
  lamps: async () => {
    const { Lamps, placeOf } = await import('./Lamps.tsx')
    return { Draw: Lamps, placeOf }
  },
  trees: async () => ({ Draw: (await import('./Trees.tsx')).Trees }),
  runs: async () => {
    const { Runs, placeOf } = await import('./Runs.tsx')
    return { Draw: Runs, placeOf }
  },
}
