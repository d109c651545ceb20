import { expect, test } from 'vitest'
import { findReducer } from './find-reducer.ts'

const slice = `import { lent } from 'x'
const desk = createSlice({
  name: 'desk',
  reducers: {
    lent(state, action) {},
    returned: (state) => {},
  },
})`
const files = [
  { name: 'App.tsx', code: 'dispatch(lent())', isShown: true },
  { name: 'desk.ts', code: slice, isShown: true },
]

test('the reducer of an action is the key below the name of its slice', () => {
  expect(findReducer('desk/lent', files)).toEqual({ file: 'desk.ts', line: 5, column: null })
  expect(findReducer('desk/returned', files)).toEqual({ file: 'desk.ts', line: 6, column: null })
})

test('nothing is marked for other actions', () => {
  for (const type of ['@@INIT', 'shelf/lent', 'desk/gone', 'books/fetch/pending', 'desk/(', '']) {
    expect(findReducer(type, files)).toBeNull()
  }
})
