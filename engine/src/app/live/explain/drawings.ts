import type { ExplainerKind } from '#model/explainer.ts'
import type { Drawing } from './drawing.ts'

/** How each kind is drawn. Its code comes with the first explainer of that kind. */
export const DRAWINGS: Record<ExplainerKind, () => Promise<Drawing>> = {
  wires: async () => {
    const { Wires, styles } = await import('./Wires.tsx')
    return { Draw: Wires, styles }
  },
  life: async () => {
    const { Life, styles } = await import('./Life.tsx')
    return { Draw: Life, styles }
  },
  lamps: async () => {
    const { Lamps, styles } = await import('./Lamps.tsx')
    return { Draw: Lamps, styles }
  },
  trees: async () => {
    const { Trees, styles } = await import('./Trees.tsx')
    return { Draw: Trees, styles }
  },
  runs: async () => {
    const { Runs, styles } = await import('./Runs.tsx')
    return { Draw: Runs, styles }
  },
}
