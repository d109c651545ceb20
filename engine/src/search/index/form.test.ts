import { expect, test } from 'vitest'
import { formOf } from './form.ts'

test.each([
  ['option-name', 'name', 'option'],
  ['error-7', 'It is none', 'message'],
  ['warning-slow', 'Took too long', 'message'],
  ['question-why', 'Why is it slow?', 'question'],
  ['why', 'Why is it slow?', 'question'],
  ['question-reset', 'Reset a slice', 'section'],
  ['options', 'Options', 'section'],
])('%s, %s is of the form %s', (id, title, form) => {
  expect(formOf({ id, level: 3, title })).toBe(form)
})
