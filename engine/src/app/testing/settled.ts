/** More than anything that is waited for in tests takes. */
const TURNS = 20

/**
 * Lets everything run that waits for an answer already given. Turns are counted, not milliseconds: a busy machine makes
 * each of them longer and none of them fewer.
 */
export async function settled(): Promise<void> {
  for (let turn = 0; turn < TURNS; turn++) await new Promise((resolve) => setTimeout(resolve))
}
