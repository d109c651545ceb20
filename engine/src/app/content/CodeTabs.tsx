import { useTabChoice } from '#app/state/tab-choice.ts'
import { TabList } from '#app/ui/TabList.tsx'
import { COPY_BUTTON } from '#model/copy-button.ts'
import type { ComponentProps } from '#model/page.ts'
import { linkTabs } from './link-tabs.ts'
import { type Panel, TabPanels } from './TabPanels.tsx'

/** Tabs that are named, or the two languages of a sample. */
type CodeTabsProps = Partial<ComponentProps['CodeTabs'] | ComponentProps['Sample']> &
  Pick<Partial<ComponentProps['CodeTabs']>, 'group' | 'tabs' | 'initial' | 'terminal'> &
  Pick<Partial<ComponentProps['Sample']>, 'numbered' | 'checked'> & { panels: Panel[] }

const LANGUAGES = ['ts', 'js'].map((value) => ({ value, label: value.toUpperCase() }))

/** A code block in several forms, chosen in its bar: TypeScript or JavaScript, one package manager or another. */
export function CodeTabs({
  group = 'language',
  tabs = LANGUAGES,
  initial = 'ts',
  title,
  terminal,
  numbered,
  checked,
  panels,
}: CodeTabsProps) {
  const choice = useTabChoice(
    group,
    tabs.map((tab) => tab.value),
    initial,
  )
  const label = title ?? (terminal ? 'Terminal' : '')
  const folder = label.slice(0, label.lastIndexOf('/') + 1)
  return (
    <figure
      ref={linkTabs}
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
          tabs={tabs}
          value={choice.value}
          label={group.replaceAll('-', ' ').replace(/^./, (letter) => letter.toUpperCase())}
          onChoose={choice.choose}
        />
        {/* React does not look inside: article-actions.ts may have added to it before. */}
        <span className="code-actions" suppressHydrationWarning dangerouslySetInnerHTML={{ __html: COPY_BUTTON }} />
      </figcaption>
      <TabPanels tabs={tabs} value={choice.value} panels={panels} />
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
