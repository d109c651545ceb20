import { type ReactNode, useId } from 'react'
import { useTabChoice } from '#app/state/tab-choice.ts'
import { CODE_ACTIONS_HTML } from '#model/code-actions.ts'
import type { ComponentProps } from '#model/page.ts'
import { TabList } from './TabList.tsx'
import { TabPanels } from './TabPanels.tsx'

/** A code block in several forms, chosen in its bar: TypeScript or JavaScript, one package manager or another. */
export function CodeTabs(props: ComponentProps['CodeTabs'] & { panels: ReactNode[] }) {
  const { group, tabs, initial, title, terminal, numbered, checked, panels } = props
  const id = useId()
  const choice = useTabChoice(
    group,
    tabs.map((tab) => tab.value),
    initial,
  )
  const label = title ?? (terminal ? 'Terminal' : '')
  const folder = label.slice(0, label.lastIndexOf('/') + 1)
  return (
    <figure
      className="code"
      data-tab-group={choice.key}
      data-terminal={terminal ? '' : undefined}
      data-numbered={numbered ? '' : undefined}
      data-checked={checked ? '' : undefined}
    >
      <figcaption className="code-bar">
        <span className="code-title">
          {folder && <span className="code-folder">{folder}</span>}
          <FileName name={label.slice(folder.length)} value={choice.value} />
        </span>
        <TabList
          id={id}
          tabs={tabs}
          value={choice.value}
          label={group.replaceAll('-', ' ').replace(/^./, (letter) => letter.toUpperCase())}
          onChoose={choice.choose}
        />
        {/* article-actions.ts may have shown one of them before React comes here. */}
        <span
          className="code-actions"
          suppressHydrationWarning
          dangerouslySetInnerHTML={{ __html: CODE_ACTIONS_HTML }}
        />
      </figcaption>
      <TabPanels id={id} tabs={tabs} value={choice.value} panels={panels} />
    </figure>
  )
}

/** A file of TypeScript has another ending as JavaScript. Both are in the page: boot.ts shows the one that was chosen. */
function FileName({ name, value }: { name: string; value: string }) {
  const [, stem, jsx] = /^(.*\.)ts(x?)$/.exec(name) ?? []
  if (stem === undefined) return name
  return (
    <>
      {stem}
      {['ts', 'js'].map((language) => (
        <span key={language} data-value={language} hidden={language !== value} suppressHydrationWarning>
          {language + jsx}
        </span>
      ))}
    </>
  )
}
