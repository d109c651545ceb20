import { expect, test } from 'vitest'
import { themeColors } from './theme-colors.ts'

test('the colors of both modes are read from the style sheet', () => {
  const [light, dark] = [themeColors('light'), themeColors('dark')]
  for (const value of [light, dark].flatMap(({ code, ...others }) => [
    ...Object.values(others),
    ...Object.values(code),
  ]))
    expect(value).toMatch(/^#[\da-f]{6}$/)
  expect(light.canvas).not.toBe(dark.canvas)
  expect(light.code.k).not.toBe(light.code.s)
})
