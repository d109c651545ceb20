import type { Fact, Scene, Stop } from '#model/explainer.ts'

/* What two examples told when they were recorded, a line a fact. */

/** A scene of lines: time, name, value. */
export function sceneOf(label: string, length: number, lines: string, stops: number[] = []): Scene {
  const facts = lines
    .trim()
    .split('\n')
    .map((line): Fact => {
      const [, at = '', name = '', value = 'null'] = /^(\d+) (\S+) (.*)$/.exec(line) ?? []
      return { at: Number(at), name, value: JSON.parse(value) }
    })
  const stopOf = (at: number): Stop => ({ at, title: '', says: '', facts: 0 })
  return { label, length, stops: stops.map(stopOf), facts }
}

/** Three components read a shelf and two of its books. */
const READ = `0 renders {"who":"List","entry":"getShelf(\\"fiction\\")"}
0 renders {"who":"Detail of Emma","entry":"getBook(\\"bk-001\\")"}
0 renders {"who":"Detail of Dune","entry":"getBook(\\"bk-003\\")"}
0 asks "getShelf(\\"fiction\\")"
0 asks "getBook(\\"bk-001\\")"
0 asks "getBook(\\"bk-003\\")"
0 renders {"who":"List","entry":"getShelf(\\"fiction\\")"}
0 renders {"who":"Detail of Emma","entry":"getBook(\\"bk-001\\")"}
0 renders {"who":"Detail of Dune","entry":"getBook(\\"bk-003\\")"}
600 provides {"who":"getShelf(\\"fiction\\")","tags":["Book LIST","Book bk-001","Book bk-003"]}
600 provides {"who":"getBook(\\"bk-001\\")","tags":["Book bk-001"]}
600 provides {"who":"getBook(\\"bk-003\\")","tags":["Book bk-003"]}
608 renders {"who":"List","entry":"getShelf(\\"fiction\\")"}
608 renders {"who":"Detail of Emma","entry":"getBook(\\"bk-001\\")"}
608 renders {"who":"Detail of Dune","entry":"getBook(\\"bk-003\\")"}`

export const RENAME = sceneOf(
  'renameBook',
  2512,
  `
${READ}
1300 press "Rename Emma"
1300 sends "renameBook"
1900 names {"who":"renameBook","tags":["Book bk-001"]}
1900 asks "getShelf(\\"fiction\\")"
1900 asks "getBook(\\"bk-001\\")"
1904 renders {"who":"List","entry":"getShelf(\\"fiction\\")"}
1904 renders {"who":"Detail of Emma","entry":"getBook(\\"bk-001\\")"}
2500 provides {"who":"getShelf(\\"fiction\\")","tags":["Book LIST","Book bk-001","Book bk-003"]}
2500 provides {"who":"getBook(\\"bk-001\\")","tags":["Book bk-001"]}
2512 renders {"who":"List","entry":"getShelf(\\"fiction\\")"}
2512 renders {"who":"Detail of Emma","entry":"getBook(\\"bk-001\\")"}
`,
  [1300, 1904],
)

export const ADD = sceneOf(
  'addBook',
  2512,
  `
${READ}
1300 press "Add a book"
1300 sends "addBook"
1900 names {"who":"addBook","tags":["Book LIST"]}
1900 asks "getShelf(\\"fiction\\")"
1904 renders {"who":"List","entry":"getShelf(\\"fiction\\")"}
2500 provides {"who":"getShelf(\\"fiction\\")","tags":["Book LIST","Book bk-001","Book bk-003"]}
2512 renders {"who":"List","entry":"getShelf(\\"fiction\\")"}
`,
  [1300, 1904],
)

export const DELETE = sceneOf(
  'deleteBook',
  3216,
  `
${READ}
1300 press "Close Dune"
1300 renders {"who":"List","entry":"getShelf(\\"fiction\\")"}
1300 renders {"who":"Detail of Emma","entry":"getBook(\\"bk-001\\")"}
1300 leaves "Detail of Dune"
2000 press "Delete Dune"
2000 sends "deleteBook"
2600 names {"who":"deleteBook","tags":["Book bk-003"]}
2600 asks "getShelf(\\"fiction\\")"
2600 removed "getBook(\\"bk-003\\")"
2608 renders {"who":"List","entry":"getShelf(\\"fiction\\")"}
3200 provides {"who":"getShelf(\\"fiction\\")","tags":["Book LIST","Book bk-001","Book bk-005"]}
3216 renders {"who":"List","entry":"getShelf(\\"fiction\\")"}
`,
  [1300, 2600, 2608],
)

/** A reader leaves the page, and the last who used its entry. */
const VISIT = `0 keeps 60
0 entry "pending"
0 mounted "BookPage"
0 used 1
1000 entry "fulfilled"
3000 press "Open the sidebar"
3000 mounted "Sidebar"
3000 used 2
6000 press "Leave the page"
6000 left "BookPage"
6000 used 1
9000 press "Close the sidebar"
9000 left "Sidebar"
9000 used 0`

export const TOO_LATE = sceneOf(
  'Too late',
  75000,
  `
${VISIT}
69000 entry null
73000 press "Open the page"
73000 entry "pending"
73000 mounted "BookPage"
73000 used 1
74000 entry "fulfilled"
`,
  [0, 3000, 9000, 27000, 69000, 73000],
)

export const IN_TIME = sceneOf(
  'In time',
  42000,
  `
${VISIT}
40000 press "Open the page"
40000 mounted "BookPage"
40000 used 1
`,
  [0, 3000, 9000, 27000, 40000],
)
