import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { sampleConfig } from '../testing/sample-site.ts'
import { checkConfig } from './check-config.ts'
import { configSchema } from './config-schema.ts'
import { describeSettings } from './describe-settings.ts'
import { described } from './described.ts'
import { renderSettings, SETTINGS_COMMAND } from './settings-page.ts'

const { sections } = describeSettings(configSchema)
const examples = sections.flatMap(({ name, examples }) =>
  examples.map((example, index) => ({ name, index, setting: { [name]: example } })),
)

test('SETTINGS.md is what the schema says', () => {
  const page = readFileSync(new URL('../../../SETTINGS.md', import.meta.url), 'utf8')
  expect(page === renderSettings(), `SETTINGS.md is old. Run: ${SETTINGS_COMMAND}`).toBe(true)
})

test.each(examples)('example $index of $name is a configuration that the build accepts', ({ setting }) => {
  expect(() => checkConfig({ ...sampleConfig(), ...setting }, 'SETTINGS.md')).not.toThrow()
})

test('every setting is in an example', () => {
  const shown = examples.flatMap(({ setting }) => pathsOf(setting, ''))
  const documented = sections.flatMap(({ rows, variants }) => [rows, ...variants.map((variant) => variant.rows)].flat())
  const missing = documented.filter(({ path }) => {
    const pattern = new RegExp(`^${path.replace(/[.[\]]/g, '\\$&').replace(/<[^>]+>/g, '[^.]+')}$`)
    return !shown.some((place) => pattern.test(place))
  })
  expect(missing.map(({ path }) => path)).toEqual([])
})

/** The paths of all settings in a value, as the page writes them. */
function pathsOf(value: unknown, path: string): string[] {
  if (Array.isArray(value)) return value.flatMap((item) => pathsOf(item, `${path}[]`))
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) => {
    const own = path === '' ? key : `${path}.${key}`
    return [own, ...pathsOf(inner, own)]
  })
}

test('the page is about any site', () => {
  expect(renderSettings()).not.toMatch(/redux|rtk/i)
})

test('every setting that the build reads is on the page', () => {
  const resolved = checkConfig(sampleConfig(), 'site.config.ts')
  expect(sections.map(({ name }) => name).sort()).toEqual(
    Object.keys(resolved)
      .filter((key) => key !== 'file')
      .sort(),
  )
})

test('a setting without a description is named', () => {
  const inner = z.strictObject({ known: described(z.string(), 'Known.'), forgotten: z.string().optional() })
  const schema = z.strictObject({ outer: described(z.array(inner), 'Outer.', { examples: [[]] }) })
  expect(() => describeSettings(schema)).toThrowErrorMatchingInlineSnapshot(`
    [Error: outer[].forgotten has no description.
    Wrap its schema in described(…), beside the others in src/site/config.]
  `)
})

test('a setting at the top without an example is named', () => {
  const schema = z.strictObject({ title: described(z.string(), 'The title.') })
  expect(() => describeSettings(schema)).toThrowErrorMatchingInlineSnapshot(`
    [Error: title has no example.
    Add one to its described(…) in config-schema.ts.]
  `)
})

test('a kind of schema that the page has no words for is named', () => {
  const schema = z.strictObject({ at: described(z.date(), 'When.', { examples: [new Date(0)] }) })
  expect(() => describeSettings(schema)).toThrowErrorMatchingInlineSnapshot(`
    [Error: at is a date, which has no words yet.
    Add them in describe-settings.ts.]
  `)
})

/** Settings of many kinds, with items that hold each other. */
function schemaOfShapes() {
  const point = z.strictObject({ x: described(z.int().min(0).max(9).default(4), 'Across.'), z: z.never().optional() })
  const circle = z.strictObject({ type: described(z.literal('circle'), 'A circle.'), at: described(point, 'Center.') })
  const group = z.strictObject({
    type: described(z.literal('group'), 'Several.'),
    get items() {
      return described(z.array(shape), 'What it holds.')
    },
  })
  const shape: z.ZodType = z.lazy(() => z.discriminatedUnion('type', [circle, group]))
  const more = { examples: [] }
  return z.strictObject({
    shapes: described(z.record(z.string(), z.array(shape)).prefault({}), 'By name.', more),
    last: described(z.preprocess((value) => value ?? {}, point).optional(), 'The last.', {
      ...more,
      fallback: 'first',
    }),
    pair: described(z.tuple([z.boolean(), z.enum(['a', 'b'])]).transform(String), 'Two.', more),
  })
}

test('types, defaults and items are told in words, and items that hold each other are told once', () => {
  const { sections } = describeSettings(schemaOfShapes())
  expect(sections.map(({ rows, variants }) => [...rows, ...variants])).toMatchInlineSnapshot(`
    [
      [
        {
          "absent": "\`{}\`",
          "meaning": "By name.",
          "path": "shapes",
          "type": "object: for each text a list of items: \`circle\`, \`group\`",
        },
        {
          "mark": "type: 'circle'",
          "meaning": "A circle.",
          "path": "shapes.<text>[]",
          "rows": [
            {
              "absent": "required",
              "meaning": "Center.",
              "path": "shapes.<text>[].at",
              "type": "object",
            },
            {
              "absent": "\`4\`",
              "meaning": "Across.",
              "path": "shapes.<text>[].at.x",
              "type": "whole number from 0 to 9",
            },
          ],
        },
        {
          "mark": "type: 'group'",
          "meaning": "Several.",
          "path": "shapes.<text>[]",
          "rows": [
            {
              "absent": "required",
              "meaning": "What it holds.",
              "path": "shapes.<text>[].items",
              "type": "list of items as in \`shapes.<text>[]\`: \`circle\`, \`group\`",
            },
          ],
        },
      ],
      [
        {
          "absent": "first",
          "meaning": "The last.",
          "path": "last",
          "type": "object",
        },
        {
          "absent": "\`4\`",
          "meaning": "Across.",
          "path": "last.x",
          "type": "whole number from 0 to 9",
        },
      ],
      [
        {
          "absent": "required",
          "meaning": "Two.",
          "path": "pair",
          "type": "pair (\`true\` or \`false\`, \`'a'\` or \`'b'\`)",
        },
      ],
    ]
  `)
})
