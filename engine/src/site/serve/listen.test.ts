import { expect, test } from 'vitest'
import { explain } from './listen.ts'

const refused = (code: string, port: number) => explain(Object.assign(new Error(), { code }), '127.0.0.1', port).message

test('a port that needs rights leads to one that needs none', () => {
  expect(refused('EACCES', 81)).toBe(
    'Port 81 needs rights that this user does not have.\n  Choose another with PORT, for example: PORT=3000 npm start',
  )
})

test('a port that is taken leads to the next one', () => {
  expect(refused('EADDRINUSE', 3000)).toContain('PORT=3001 npm start')
  expect(refused('EADDRINUSE', 65535)).toContain('PORT=3000 npm start')
})
