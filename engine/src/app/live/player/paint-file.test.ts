import { expect, test } from 'vitest'
import { paintFile } from './paint-file.ts'

test('nothing of the code is lost or added, and words have their kinds', () => {
  const code = "import { store } from './store'\n\n// the end\nexport const App = () => <p>{store.getState()}</p>"
  const pieces = paintFile(code, true)
  expect(pieces.map(({ text }) => text).join('')).toBe(code)
  expect(pieces.filter(({ kind }) => kind === 'k').map(({ text }) => text)).toEqual(
    expect.arrayContaining(['import', 'from', 'export', 'const']),
  )
  expect(pieces.find(({ kind }) => kind === 'c')?.text).toBe('// the end')
})
