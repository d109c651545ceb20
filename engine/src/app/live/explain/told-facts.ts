import type { Fact, Scene } from '#model/explainer.ts'

/** The facts that were told when a stop is reached and the clock shows `time`: those of the stop, and what came after it. */
export function toldFacts({ facts, stops }: Scene, stop: number, time: number): Fact[] {
  const reached = stops[stop]
  if (!reached) return facts.filter(({ at }) => at <= time)
  return facts.filter(({ at }, index) => index < reached.facts || (at > reached.at && at <= time))
}
