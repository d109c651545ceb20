import type { WireFact } from './wires-facts.ts'

/** How far what was sent last has come, and what there is. */
export interface Reach {
  /** What was sent last; null: nothing yet. */
  sent: string | null
  /** The tags that it has named. */
  named: Set<string>
  /** The entries that provided one of them, by those tags. */
  hit: Map<string, Set<string>>
  /** Of those, the ones that have asked again, and the components that have rendered since. */
  asked: Set<string>
  rendered: Set<string>
  /** Entries with the tags that they provide now, and components with their entries. */
  provided: Map<string, string[]>
  uses: Map<string, string>
  /** Entries that were removed. */
  removed: Set<string>
}

/** Follows the facts in their order. An entry that asks for another reason than a named tag is not reached. */
export function reachOf(facts: WireFact[]): Reach {
  const reach: Reach = {
    ...{ sent: null, named: new Set(), hit: new Map(), asked: new Set(), rendered: new Set() },
    ...{ provided: new Map(), uses: new Map(), removed: new Set() },
  }
  for (const fact of facts) follow(reach, fact)
  return reach
}

function follow(reach: Reach, fact: WireFact): void {
  const { who } = fact
  switch (fact.name) {
    case 'sends':
      reach.sent = who
      for (const each of [reach.named, reach.hit, reach.asked, reach.rendered]) each.clear()
      break
    case 'names':
      if (who === reach.sent) name(reach, fact.tags)
      break
    case 'provides':
      reach.provided.set(who, fact.tags)
      break
    case 'asks':
      reach.removed.delete(who)
      if (reach.hit.has(who)) reach.asked.add(who)
      break
    case 'removed':
      reach.removed.add(who)
      reach.provided.delete(who)
      break
    case 'renders':
      reach.uses.set(who, fact.entry)
      if (reach.asked.has(fact.entry)) reach.rendered.add(who)
      break
    case 'leaves':
      reach.uses.delete(who)
      reach.rendered.delete(who)
  }
}

function name(reach: Reach, tags: string[]): void {
  for (const tag of tags) {
    reach.named.add(tag)
    for (const [entry, own] of reach.provided)
      if (own.some((other) => reaches(tag, other))) reach.hit.set(entry, (reach.hit.get(entry) ?? new Set()).add(tag))
  }
}

/** A tag is a type or a type, a space and an id. A type alone reaches every tag of that type; one with an id only itself. */
const reaches = (tag: string, other: string) => other === tag || other.startsWith(`${tag} `)
