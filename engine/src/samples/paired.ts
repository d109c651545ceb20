/** Each of a list with what was found about it. Both are in the same order. */
export function paired<Item, Found>(items: readonly Item[], found: readonly Found[]): Array<[Item, Found]> {
  const answers = found.values()
  return items.map((item) => {
    const answer = answers.next()
    if (answer.done) throw new Error(`There are only ${found.length} answers for ${items.length}.`)
    return [item, answer.value]
  })
}
