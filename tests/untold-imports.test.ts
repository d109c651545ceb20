import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { SITE } from './places.ts'
import { untoldImports } from './readers/untold-imports.ts'

const CONTENT = join(SITE, 'content')
/** The mock API: it answers in the page, and no registry has it. */
const MODULES = ['harbour-library']

test.each(readdirSync(CONTENT, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.mdx')))(
  '%s shows, folds or tells what its samples import',
  (source) => {
    const text = readFileSync(join(CONTENT, source), 'utf8')
    const told = untoldImports({ source, text }, MODULES).map(
      ({ line, from, names }) =>
        `content/${source}:${line} imports ${names.join(', ') || 'all'} of ${from}, which the page does not show: name it in a sentence, or say behind the import what it is`,
    )
    expect(told).toEqual([])
  },
)

describe('what counts as told', () => {
  const untold = (...parts: string[]) => untoldImports({ source: 'a.mdx', text: parts.join('\n\n') }, MODULES)
  const block = (meta: string, code: string) => `\`\`\`ts ${meta}\n${code}\n\`\`\``
  const hidden = block(
    'title="app/log.ts" hidden',
    'export const log = [1]\nexport const size = 2\nexport const first = log[0]',
  )
  const user = (code: string) => block('title="app/use.ts"', code)

  test('a hidden file that no line names is found at the line of its import', () => {
    expect(untold('Text.', hidden, user("import { useState } from 'react'\nimport { log } from './log'"))).toEqual([
      { line: 11, from: 'app/log.ts', names: ['log'] },
    ])
    expect(untold(hidden, user("const { log } = await import('./log')"))).toMatchObject([
      { from: 'app/log.ts', names: [] },
    ])
    expect(untold(user("import { library } from 'harbour-library'"))).toMatchObject([{ from: 'harbour-library' }])
  })

  test('a sentence that names the file, or in the same section all that is imported', () => {
    const code = user("import { size } from './log'")
    expect(untold('`app/log.ts` is a list.', '## Next', hidden, code)).toEqual([])
    expect(untold('## Next', '`size` is a number.', hidden, code)).toEqual([])
    expect(untold('`size` is a number.', '## Next', hidden, code)).toHaveLength(1)
    expect(untold('`size` is a number.', hidden, user("import { type size } from './log'"))).toEqual([])
    expect(untold('`size` is a number.', hidden, user("import { first, size } from './log'"))).toHaveLength(1)
    expect(untold('The log is a list of some size.', hidden, code)).toHaveLength(1)
  })

  test('a comment behind the import, or one that names the file', () => {
    const again = block('title="app/again.ts"', "import { size } from './log'")
    expect(untold(hidden, user("import { log } from './log' // a list and its size"), again)).toEqual([])
    expect(untold(hidden, user("// app/log.ts: a list.\nimport { log } from './log'"))).toEqual([])
    expect(untold(hidden, user("// A log.\nimport { log } from './log'"))).toHaveLength(1)
  })

  test('hidden code before a block counts, since it is copied with it, and hidden code behind it does not', () => {
    const hiddenUse = (code: string, meta = '') => block(`title="app/use.ts" hidden ${meta}`, code)
    const shown = block('title="app/use.ts" append', 'console.log(log)')
    const line = "import { log } from './log'"
    expect(untold(hidden, hiddenUse(line), shown)).toEqual([{ line: 8, from: 'app/log.ts', names: ['log'] }])
    expect(untold(hidden, hiddenUse(`${line} // a list`), shown)).toEqual([])
    expect(untold(hidden, user('const log = 1'), hiddenUse(line, 'append'))).toEqual([])
    expect(untold(hidden, hiddenUse(line))).toEqual([])
  })

  test('of a file that is shown in part, what is not shown', () => {
    const rest = block('title="app/log.ts" append', 'export const last = log[size]')
    expect(untold(hidden, rest, user("import { last } from './log'"))).toEqual([])
    const code = user("import { first, last } from './log'")
    expect(untold('`log` is a list.', hidden, rest, code)).toMatchObject([{ names: ['first'] }])
    expect(untold('`first` is a number.', hidden, rest, code)).toEqual([])
  })

  test('a checkpoint folds the whole project; lines that a change removes import nothing', () => {
    const code = user("import { log } from './log'")
    expect(untold(hidden, code, '<Checkpoint title="It works">\n\n</Checkpoint>')).toEqual([])
    expect(untold(hidden, block('title="app/use.ts" remove={1}', "import { log } from './log'\nconst a = 1"))).toEqual(
      [],
    )
  })
})
