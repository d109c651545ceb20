import { isPlainClick } from '#app/router/link-decision.ts'
import { useRouter } from '#app/router/router-context.ts'
import { siteParts } from '#app/router/site-parts.ts'
import { useHydrated } from '#app/state/hydrated.ts'
import { useSite } from '#app/state/site-context.ts'
import { Collapsible } from '#app/ui/Collapsible.tsx'
import { ExternalHint } from '#app/ui/ExternalHint.tsx'
import { Icon } from '#app/ui/Icon.tsx'
import { useKeptFocus } from '#app/ui/use-kept-focus.ts'
import { isSameRoute } from '#model/route.ts'
import { trailOf } from '#model/sidebar.ts'
import type { SidebarCategory, SidebarItem } from '#model/site.ts'
import { indexOfMatch } from './filter-sidebar.ts'
import { isGroupOpen } from './fold-state.ts'
import { useSidebarFolds } from './sidebar-folds.tsx'
import './SidebarTree.css'

/** What every level of the tree knows. */
interface Tree {
  /** The page on screen. */
  route: string
  /** The groups that lead to it. */
  trail: SidebarCategory[]
  /** What the reader typed into the filter: groups stand open then, whatever their fold state. */
  query: string
}

interface SidebarTreeProps {
  sidebarId: string
  /** The items to show when a filter has narrowed them. */
  items?: SidebarItem[]
  query?: string
}

/** The pages of a sidebar on their rails, with groups that fold. */
export function SidebarTree({ sidebarId, items, query = '' }: SidebarTreeProps) {
  const all = useSite().sidebars[sidebarId] ?? []
  const { route } = useRouter().payload
  const tree = { route, trail: trailOf(all, route) ?? [], query }
  return (
    <div className="sidebar-tree">
      <Level items={items ?? all} path={sidebarId} tree={tree} />
    </div>
  )
}

function Level({ items, path, tree }: { items: SidebarItem[]; path: string; tree: Tree }) {
  return (
    <ul>
      {items.map((item, index) =>
        item.type === 'category' ? (
          <Group key={item.label} group={item} path={`${path}/${index}`} siblings={items.length} tree={tree} />
        ) : (
          <li key={item.href}>
            <PageLink item={item} tree={tree} />
          </li>
        ),
      )}
    </ul>
  )
}

function PageLink({ item, tree }: { item: Exclude<SidebarItem, SidebarCategory>; tree: Tree }) {
  const isExternal = item.route === null
  return (
    <a
      href={item.href}
      aria-current={currentPage(item.route, tree)}
      {...(isExternal && { target: '_blank', rel: 'noopener noreferrer' })}
    >
      <Label text={item.label} query={tree.query} />
      {isExternal && <ExternalHint />}
    </a>
  )
}

interface GroupProps {
  group: SidebarCategory
  path: string
  siblings: number
  tree: Tree
}

function Group({ group, path, siblings, tree }: GroupProps) {
  const { folds, setOpen } = useSidebarFolds()
  const isFiltered = tree.query !== ''
  const canFold = group.collapsible && !isFiltered
  const isOpen = isFiltered || isGroupOpen(folds, path, group)
  const change = () => setOpen(path, !isOpen, siblings)
  const { loader } = siteParts
  const toggle = loader ? () => loader.openGroup(group, change) : change
  const list = <Level items={group.items} path={path} tree={tree} />
  return (
    <li data-current={tree.trail.includes(group) || undefined} {...loader?.loadsAhead(group)}>
      <GroupHead group={group} tree={tree} isOpen={isOpen} toggle={canFold ? toggle : null} />
      {canFold ? <Collapsible isOpen={isOpen}>{list}</Collapsible> : list}
    </li>
  )
}

interface GroupHeadProps {
  group: SidebarCategory
  tree: Tree
  isOpen: boolean
  /** Null: the group cannot be folded and has no control. */
  toggle: (() => void) | null
}

function GroupHead({ group, tree, isOpen, toggle }: GroupHeadProps) {
  const isHydrated = useHydrated()
  const keptFocus = useKeptFocus()
  const { label, href, route, first } = group
  const text = <Label text={label} query={tree.query} />
  const caret = (
    <>
      {!isOpen && (
        <span className="sidebar-count" aria-hidden="true">
          {group.count}
        </span>
      )}
      <Icon name="caret" />
    </>
  )
  if (href !== null) {
    const isCurrent = currentPage(route, tree)
    return (
      <div className="sidebar-row">
        <a
          href={href}
          aria-current={isCurrent}
          onClick={(event) => {
            if (!isCurrent || !toggle || !isPlainClick(event.nativeEvent)) return
            event.preventDefault() // the reader is on this page: its label folds it
            toggle()
          }}
        >
          {text}
        </a>
        {toggle && (
          <button
            type="button"
            aria-label={`${isOpen ? 'Collapse' : 'Expand'} sidebar category '${label}'`}
            aria-expanded={isOpen}
            onClick={toggle}
          >
            {caret}
          </button>
        )}
      </div>
    )
  }
  if (!toggle) return <div className="sidebar-row">{text}</div>
  // Without scripts a folded group cannot be opened, but its first page can: there the group stands open.
  if (!isHydrated && !isOpen && first) {
    return (
      <a ref={keptFocus} className="sidebar-row" href={first}>
        {text}
        {caret}
      </a>
    )
  }
  return (
    <button ref={keptFocus} type="button" className="sidebar-row" aria-expanded={isOpen} onClick={toggle}>
      {text}
      {caret}
    </button>
  )
}

/** A label, with what was typed into the filter set bold in it. */
function Label({ text, query }: { text: string; query: string }) {
  const start = query ? indexOfMatch(text, query) : -1
  if (start < 0) return <span>{text}</span>
  const end = start + query.length
  return (
    <span>
      {text.slice(0, start)}
      <b>{text.slice(start, end)}</b>
      {text.slice(end)}
    </span>
  )
}

const currentPage = (route: string | null, tree: Tree) =>
  route !== null && isSameRoute(route, tree.route) ? 'page' : undefined
