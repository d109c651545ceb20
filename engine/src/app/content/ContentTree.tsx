import { createElement, memo } from 'react'
import type { ContentNode } from '#model/page.ts'
import { CodeTabs } from './CodeTabs.tsx'
import { Live } from './Live.tsx'
import { Tabs } from './Tabs.tsx'

/** A page's content: ready HTML as it is, components where there are some. */
export function ContentTree({ tree }: { tree: ContentNode[] }) {
  // Nodes of a page never move, so their place is their key.
  return tree.map((node, index) => <Node key={String(index)} node={node} />)
}

const Node = memo(({ node }: { node: ContentNode }) => {
  switch (node.type) {
    case 'html':
      return <div style={{ display: 'contents' }} {...htmlRun(node.html)} />
    case 'element': {
      const [only, ...others] = node.children
      const props = reactAttributes(node.attributes)
      // A single run needs no wrapper, which a list or a table could not have.
      return only?.type === 'html' && others.length === 0
        ? createElement(node.tag, { ...props, ...htmlRun(only.html) })
        : createElement(node.tag, props, <ContentTree tree={node.children} />)
    }
    case 'component': {
      if (node.name === 'CodeTabs' || node.name === 'Sample')
        return (
          <CodeTabs {...node.props} panels={node.children.map((child) => htmlRun('html' in child ? child.html : ''))} />
        )
      const panels = ContentTree({ tree: node.children })
      return node.name === 'Live' ? <Live {...node.props}>{panels}</Live> : <Tabs {...node.props} panels={panels} />
    }
  }
})

/**
 * A subtree that React does not look into. When it takes over the served page, `html` is empty (`model/lean.ts`) and React
 * keeps the DOM it finds; it touches it again only if `html` changes.
 */
function htmlRun(html: string) {
  return { suppressHydrationWarning: true, dangerouslySetInnerHTML: { __html: html } }
}

const REACT_NAMES: Record<string, string> = { class: 'className', tabindex: 'tabIndex' }

function reactAttributes(attributes: Record<string, string>): Record<string, unknown> {
  // A fold that an address leads into is open before React comes.
  const props: Record<string, unknown> = { suppressHydrationWarning: true }
  for (const [name, value] of Object.entries(attributes)) props[REACT_NAMES[name] ?? name] = name === 'open' || value
  return props
}
