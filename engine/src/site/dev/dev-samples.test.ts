import { tmpdir } from 'node:os'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { expect, test, vi } from 'vitest'
import { openDevSamples } from './dev-samples.ts'

test('a check that ends with the session is no failure', async () => {
  const print = vi.spyOn(console, 'error').mockImplementation(() => {})
  const onChange = vi.fn()
  const samples = openDevSamples(tmpdir(), { onChange, onTypeErrors: () => {}, onProofs: () => {} })
  samples.check()
  await samples.close()
  await nextTurn()
  expect(print).not.toHaveBeenCalled()
  expect(onChange).not.toHaveBeenCalled()
  print.mockRestore()
})
