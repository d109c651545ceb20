import type { Node } from '@takumi-rs/core'
import type { Mark } from '#model/site.ts'
import { markImage } from './mark-image.ts'
import type { ThemeColors } from './theme-colors.ts'

/** What stands for the site among the apps of a device: its mark, or the first letter of its name, on the ground of pages. */
export interface SiteSign {
  mark: Mark | null
  letter: string
}

/** `share` is how much of the width the sign may take: a system that cuts icons to its own shape needs room around it. */
export function iconLayout({ mark, letter }: SiteSign, size: number, share: number, colors: ThemeColors): Node {
  const inner = Math.round(size * share)
  const sign: Node = mark
    ? { type: 'image', src: markImage(mark, colors), width: inner, height: inner, style: { objectFit: 'contain' } }
    : {
        type: 'text',
        text: letter,
        style: { fontSize: inner, lineHeight: 1, fontWeight: 700, color: colors.now, fontFamily: 'Inter' },
      }
  return {
    type: 'container',
    style: {
      width: size,
      height: size,
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'center',
      backgroundColor: colors.canvas,
    },
    children: [sign],
  }
}
