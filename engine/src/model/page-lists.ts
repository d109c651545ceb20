/** The number of the list that has a route. Letter case does not count, as nowhere. */
export function listOf(route: string, lists: number): number {
  let sum = 0
  for (const character of route.toLowerCase()) sum = (Math.imul(sum, 31) + (character.codePointAt(0) ?? 0)) >>> 0
  return sum % lists
}
