import { readFileSync } from 'node:fs'
import type { TokenKind } from '#compiler/highlight/tokens.ts'
import { ENGINE_ROOT } from '#disk/engine-root.ts'
import type { ColorMode } from '#model/site.ts'

/** The colors of the theme that pictures are drawn in, as `#rrggbb`. */
export interface ThemeColors {
  canvas: string
  sunken: string
  line: string
  lineControl: string
  text: string
  muted: string
  accent: string
  now: string
  halo: string
  /** By kind of token. */
  code: Record<TokenKind, string>
}

const TOKEN = /(--[\w-]+): light-dark\((#[\da-f]{6}), (#[\da-f]{6})\);/g

/** Reads the colors of one mode from the style sheet that pages have them from, so that pictures follow it. */
export function themeColors(mode: ColorMode): ThemeColors {
  const css = readFileSync(`${ENGINE_ROOT}src/app/styles/tokens.css`, 'utf8')
  const tokens = new Map(
    [...css.matchAll(TOKEN)].map(([, name, light, dark]) => [name, mode === 'light' ? light : dark]),
  )
  const color = (name: string): string => {
    const value = tokens.get(name)
    if (value === undefined) throw new Error(`tokens.css has no ${name} with a light and a dark color of six digits.`)
    return value
  }
  return {
    canvas: color('--color-canvas'),
    sunken: color('--color-sunken'),
    line: color('--color-line'),
    lineControl: color('--color-line-control'),
    text: color('--color-text'),
    muted: color('--color-text-muted'),
    accent: color('--color-accent'),
    now: color('--color-now'),
    halo: color('--color-halo'),
    code: {
      '': color('--code-text'),
      k: color('--code-keyword'),
      s: color('--code-string'),
      n: color('--code-number'),
      f: color('--code-call'),
      t: color('--code-type'),
      c: color('--code-comment'),
      p: color('--code-punctuation'),
    },
  }
}
