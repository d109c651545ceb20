import type { Fact, Scene } from '#model/explainer.ts'

/**
 * The facts that were told when a stop is reached and the clock shows `time`. Of stops at one instant, the last has all that was told
 * then; those before it have what was told up to them.
 */
export function toldFacts({ facts, stops }: Scene, stop: number, time: number): Fact[] {
  const [reached, next] = [stops[stop], stops[stop + 1]]
  if (!reached) return facts.filter(({ at }) => at <= time)
  const isLastOfInstant = next?.at !== reached.at
  return facts.filter(({ at }, index) => {
    if (index < reached.facts) return true
    return at === reached.at ? isLastOfInstant : at <= time
  })
}
