import { htmlElement } from '../html.ts'
import type { ComponentRule } from './component-rule.ts'

const TONES = ['required', 'since', 'removed'] as const

type Tone = (typeof TONES)[number]

/** A small label. The tone says what it means, and its style hangs on that. */
export const badge = (tone: Tone | undefined, html: string) =>
  htmlElement('span', { class: 'badge', 'data-tone': tone }, html)

/** `<Since version="2.6" />` */
export const sinceRule: ComponentRule = {
  name: 'Since',
  isInline: true,
  attributes: { version: { type: 'text', isRequired: true } },
  render(_node, { version }) {
    return badge('since', `since ${String(version ?? '').replace(/[^\w.-]/g, '')}`)
  },
  words: ({ version }) => `since ${version}`,
  markdown: (_node, { version }) => `(since ${version})`,
}

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
