import { dataFile, type OutputFile } from '#disk/output-file.ts'
import { type Address, type MovedPlace, type MovedRow, type MovedTable, printAddress } from '#model/moved.ts'
import type { CompiledPage, PageSection } from '#model/page.ts'
import { withoutCells } from '#model/table-lines.ts'
import type { SidebarPlace } from './sidebar-places.ts'

/** The file that browsers ask for what has moved; its name changes with what it tells. Null: there is nothing to tell. */
export function movedFile(...[rows, pages, places]: Parameters<typeof movedTable>): OutputFile | null {
  return rows.length === 0 ? null : dataFile('assets/moved', movedTable(rows, pages, places))
}

/** What browsers are told of things that moved. Lines that lead nowhere are left out: `check-moved.ts` reports them. */
function movedTable(rows: MovedRow[], pages: Map<string, CompiledPage>, places: Map<string, SidebarPlace>): MovedTable {
  const table: MovedTable = { addresses: {}, ids: {} }
  for (const { from, to } of rows) {
    const page = pages.get(to.route)
    if (!page) continue
    if (from.id === null) {
      const groups = places.get(to.route)?.groups.map(({ label }) => label) ?? []
      table.addresses[from.route.toLowerCase()] = placeOf(to, page, groups)
    } else {
      const ids = table.ids[from.route] ?? {}
      table.ids[from.route] = { ...ids, [from.id]: printAddress(to) }
    }
  }
  return table
}

function placeOf(to: Address, { meta, sections }: CompiledPage, groups: string[]): MovedPlace {
  const section = to.id === null ? undefined : sections.find(({ id }) => id === to.id)
  return {
    to: printAddress(to),
    title: section?.title ?? meta.title,
    trail: section ? [...groups, meta.title] : groups,
    sentence: section ? firstSentence(section.text) || partsOf(section, sections) : meta.description,
  }
}

/** What a section without words of its own holds: the titles right below it. */
function partsOf(section: PageSection, sections: PageSection[]): string {
  const after = sections.slice(sections.indexOf(section) + 1)
  const end = after.findIndex(({ level }) => level <= section.level)
  const inside = end === -1 ? after : after.slice(0, end)
  return inside.flatMap(({ level, title }) => (level === section.level + 1 ? [title] : [])).join(', ')
}

/** The first sentence of a text whose lines are paragraphs; the whole line when it has no end. */
export function firstSentence(text: string): string {
  const line = withoutCells(text).split('\n').find(Boolean) ?? ''
  return (/^.*?[.!?](?=["”)]?\s+[\p{Lu}\d"“`(]|["”)]?$)["”)]?/u.exec(line)?.[0] ?? line).trim()
}
