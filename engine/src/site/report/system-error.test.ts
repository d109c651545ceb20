import { expect, test } from 'vitest'
import { explainSystemError } from './system-error.ts'

const systemError = (code: string, path?: string) =>
  Object.assign(new Error(`${code}: refused`), { code, syscall: 'open', ...(path && { path }) })

test('a full or read-only disk is told in words, with the place and the way out, whoever met it', () => {
  const wrapped = new Error('Could not write', { cause: systemError('ENOSPC', 'dist/index.html') })
  expect(explainSystemError(wrapped)).toBe(
    'There is no room left on the disk (open dist/index.html).\n  Make some, then run it again. What was there before is untouched.',
  )
  expect(explainSystemError(systemError('EROFS'))).toContain('Nothing can be written here (open).')
  const noFolder = Object.assign(systemError('ENOENT', '.cache/pages'), { syscall: 'mkdir' })
  expect(explainSystemError(noFolder)).toContain('Nothing can be written here (mkdir .cache/pages).')
  expect(explainSystemError(systemError('EACCES', '.cache'))).toContain('This user has no right to it (open .cache).')
})

test('other errors keep their stack', () => {
  expect(explainSystemError(new TypeError('x is not a function'))).toBeNull()
  expect(explainSystemError(Object.assign(new Error('no'), { code: 'ERR_INVALID_ARG_TYPE' }))).toBeNull()
  expect(explainSystemError(systemError('ENOENT', 'a.json'))).toBeNull()
  expect(explainSystemError('text')).toBeNull()
})
