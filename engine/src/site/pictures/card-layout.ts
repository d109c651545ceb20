import type { Node } from '@takumi-rs/core'
import type { Token, TokenLines } from '#compiler/highlight/tokens.ts'
import type { Card } from './card.ts'
import { codeSize, titleSize } from './card-sizes.ts'
import { markImage } from './mark-image.ts'
import type { ThemeColors } from './theme-colors.ts'

/** As chats and social sites show them largest. */
export const CARD_SIZE = { width: 1200, height: 630 }

const EDGE = 64
/** The mark, and below it the rail with the node of this page. */
const RAIL = 56
const INDENT = EDGE + RAIL + 24
const TEXT_WIDTH = CARD_SIZE.width - INDENT - EDGE
const PANEL_PADDING = 34
/** With fewer lines of code there is room for what the page is about. */
const FEW_LINES = 5

/** A card in the look of the site: its mark on a rail, the title at the node that is now, and code that runs out of the picture. */
export function cardLayout(card: Card, colors: ThemeColors): Node {
  const rail = { left: EDGE + RAIL / 2 - 1, top: 122, bottom: 0, width: 3, backgroundColor: colors.line }
  return {
    type: 'container',
    style: {
      ...CARD_SIZE,
      display: 'flex',
      flexDirection: 'column',
      overflow: 'hidden',
      padding: `52px ${EDGE}px 0`,
      backgroundColor: colors.canvas,
      color: colors.text,
      fontFamily: 'Inter',
    },
    children: [
      { type: 'container', style: { position: 'absolute', ...rail } },
      header(card, colors),
      title(card, colors),
      ...(hasDescription(card) ? [description(card, colors)] : []),
      ...(card.lines.length > 0 ? [panel(card.lines, colors)] : []),
    ],
  }
}

/** The home page has it in any case: its title is the name of the site alone. */
const hasDescription = ({ description, lines, site }: Card) =>
  description !== '' && (site === null || lines.length <= FEW_LINES)

function header({ mark, site, kind }: Card, colors: ThemeColors): Node {
  const { muted, lineControl } = colors
  const sign: Node = mark
    ? { type: 'image', src: markImage(mark, colors), width: RAIL, height: RAIL, style: { objectFit: 'contain' } }
    : node(20, lineControl)
  return row([
    { type: 'container', style: { ...CENTERED, width: RAIL, height: RAIL, marginRight: 24 }, children: [sign] },
    ...(site ? [text(site, { fontSize: 34, fontWeight: 650, letterSpacing: '-0.01em', ...ONE_LINE })] : []),
    ...(kind ? [text(kind, { fontSize: 30, color: muted, marginLeft: 'auto', paddingLeft: 40, flexShrink: 0 })] : []),
  ])
}

function title({ title, isCode }: Card, { now, halo }: ThemeColors): Node {
  const size = titleSize(title, isCode, TEXT_WIDTH)
  const line = Math.round(size * 1.14)
  const face = isCode
    ? { fontFamily: 'Roboto Mono', fontWeight: 600, letterSpacing: '-0.04em' }
    : { fontFamily: 'Inter', fontWeight: 700, letterSpacing: '-0.03em' }
  // In a place of its own, else the rail is drawn over it.
  const sign: Node = {
    type: 'container',
    style: { ...CENTERED, position: 'relative', width: 44, height: 44, borderRadius: 22, backgroundColor: halo },
    children: [node(24, now)],
  }
  return {
    type: 'container',
    style: { display: 'flex', marginTop: 40, flexShrink: 0 },
    children: [
      { type: 'container', style: { ...CENTERED, width: RAIL, height: line, marginRight: 24 }, children: [sign] },
      text(title, { ...face, fontSize: size, lineHeight: `${line}px`, width: TEXT_WIDTH, ...clamped(3) }),
    ],
  }
}

function description({ description, lines }: Card, { muted }: ThemeColors): Node {
  const [size, most] = lines.length > 0 ? [30, 2] : [36, 5]
  const style = { fontSize: size, lineHeight: 1.45, color: muted, width: TEXT_WIDTH, flexShrink: 0, ...clamped(most) }
  return text(description, { marginTop: 24, marginLeft: INDENT - EDGE, ...style })
}

/** Ends with its code, or where the picture does. */
function panel(lines: TokenLines, colors: ThemeColors): Node {
  const size = codeSize(lines, TEXT_WIDTH - 2 * PANEL_PADDING)
  const height = Math.round(size * 1.55)
  return {
    type: 'container',
    style: {
      display: 'flex',
      flexDirection: 'column',
      flexShrink: 0,
      marginTop: 36,
      marginLeft: INDENT - EDGE,
      width: TEXT_WIDTH,
      padding: `28px ${PANEL_PADDING}px`,
      overflow: 'hidden',
      border: `2px solid ${colors.line}`,
      borderRadius: 22,
      backgroundColor: colors.sunken,
      fontFamily: 'Roboto Mono',
      fontSize: size,
      lineHeight: `${height}px`,
    },
    children: lines.map((line) => ({
      type: 'container',
      style: { display: 'flex', flexShrink: 0, height },
      children: line.map((token) => codeText(token, colors)),
    })),
  }
}

const codeText = ([kind, words]: Token, { code }: ThemeColors): Node =>
  text(words, { color: code[kind], whiteSpace: 'pre', flexShrink: 0 })

type Style = NonNullable<Node['style']>

const CENTERED = { display: 'flex', alignItems: 'center', justifyContent: 'center', flexShrink: 0 } satisfies Style
const ONE_LINE = { whiteSpace: 'nowrap', overflow: 'hidden', textOverflow: 'ellipsis' } satisfies Style
const clamped = (lines: number): Style => ({ lineClamp: lines, textOverflow: 'ellipsis', overflowWrap: 'anywhere' })

const text = (words: string, style: Style): Node => ({ type: 'text', text: words, style })
const node = (size: number, backgroundColor: string): Node => ({
  type: 'container',
  style: { width: size, height: size, borderRadius: size / 2, backgroundColor },
})
const row = (children: Node[]): Node => ({
  type: 'container',
  style: { display: 'flex', alignItems: 'center', flexShrink: 0 },
  children,
})
