import { htmlElement } from '../html.ts'
import type { ComponentRule } from './component-rule.ts'

const TONES = ['required', 'since', 'removed'] as const

type Tone = (typeof TONES)[number]

/** A small label. The tone says what it means, and its style hangs on that. */
export const badge = (tone: Tone | undefined, html: string) =>
  htmlElement('span', { class: 'badge', 'data-tone': tone }, html)

/** `<Badge tone="removed">removed in 2.0</Badge>` */
export const badgeRule: ComponentRule = {
  name: 'Badge',
  isInline: true,
  attributes: { tone: { type: 'text', oneOf: TONES, isRequired: true } },
  render(node, attributes, page) {
    const tone = TONES.find((known) => known === attributes.tone)
    return badge(tone, page.render.inline(node.children))
  },
  markdown: (node, _attributes, write) => `(${write.inline(node.children)})`,
}
