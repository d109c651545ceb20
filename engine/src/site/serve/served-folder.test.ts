import { mkdirSync, mkdtempSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { openServedFolder } from './served-folder.ts'

test('what was read while the folder was put away and back is read again', async () => {
  const top = mkdtempSync(join(tmpdir(), 'served-folder-'))
  onTestFinished(() => rmSync(top, { recursive: true }))
  const [dist, away] = [join(top, 'dist'), join(top, 'away')]
  mkdirSync(dist)
  writeFileSync(join(dist, 'index.html'), 'home')
  await clockHasMoved(top, statSync(dist, { bigint: true }).ctimeNs)
  const files = openServedFolder(dist)
  const seen: Array<string | undefined> = []
  const unused: unknown[] = []
  const found = await files.inOneBuild(
    async () => {
      if (seen.length === 0) renameSync(dist, away)
      const file = await files.find('index.html')
      if (seen.length === 0) renameSync(away, dist)
      seen.push(file?.path)
      return file
    },
    async (result) => void unused.push(result),
  )
  expect([seen, unused, found?.path]).toEqual([[undefined, 'index.html'], [null], 'index.html'])
})

/** Times of files move in steps of some milliseconds. */
async function clockHasMoved(top: string, since: bigint): Promise<void> {
  do {
    await new Promise((resolve) => setTimeout(resolve, 1))
    writeFileSync(join(top, 'clock'), '')
  } while (statSync(join(top, 'clock'), { bigint: true }).ctimeNs === since)
}
