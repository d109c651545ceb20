import type { ExplainerKind } from '#model/explainer.ts'
import type { Drawing } from './drawing.ts'

/** How each kind is drawn. Its code comes with the first explainer of that kind. */
export const DRAWINGS: Record<ExplainerKind, () => Promise<Drawing>> = {
  wires: async () => {
    const { Wires, styles } = await import('./Wires.tsx')
    return { Draw: Wires, styles }
  },
  life: async () => {
    const { Life, styles, placeOf } = await import('./Life.tsx')
    return { Draw: Life, styles, placeOf }
  },
  lamps: async () => {
    const { Lamps, styles, placeOf } = await import('./Lamps.tsx')
    return { Draw: Lamps, styles, placeOf }
  },
  trees: async () => {
    const { Trees, styles } = await import('./Trees.tsx')
    return { Draw: Trees, styles }
  },
  runs: async () => {
    const { Runs, styles, placeOf } = await import('./Runs.tsx')
    return { Draw: Runs, styles, placeOf }
  },
}
