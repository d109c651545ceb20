import { configSchema } from './config-schema.ts'
import { describeSettings, type SettingRow, type SettingSection, type SettingVariant } from './describe-settings.ts'
import type { Word } from './described.ts'
import { CONFIG_MODULE } from './import-config.ts'
import { printLiteral } from './print-literal.ts'

/** How the page is made anew after a change of the schema. */
export const SETTINGS_COMMAND = 'node bin/docs.mjs settings > SETTINGS.md'

/** `SETTINGS.md`: every setting of `site.config.ts`, as its schema describes it. */
export function renderSettings(): string {
  const { sections, words } = describeSettings(configSchema)
  return `${[introduction(sections), ...typesOf(words), ...sections.flatMap(sectionOf)].join('\n\n')}\n`
}

function introduction(sections: SettingSection[]): string {
  const links = (list: SettingSection[]) => list.map(({ name }) => `[\`${name}\`](#${name.toLowerCase()})`).join(', ')
  return [
    `<!-- Made from the schema in src/site/config: ${SETTINGS_COMMAND} -->`,
    '# Settings',
    'The default export of `site.config.ts` (or `.js`, `.mjs`) is an object with these settings. The build checks all of them. It refuses a setting that is not on this page, and says what is wrong and where.',
    `An editor knows their names and types if the object stands in \`defineConfig(…)\`, imported from \`${CONFIG_MODULE}\`. The engine knows this module in every folder, with nothing installed; editors find it by \`paths\` in the \`tsconfig.json\` that \`docs init\` writes. The call is not needed.`,
    `Required: ${links(sections.filter(({ isRequired }) => isRequired))}.`,
    `Optional: ${links(sections.filter(({ isRequired }) => !isRequired))}.`,
    'In a path `[]` stands for each item of a list, and `<…>` for each key of an object. A setting that is required inside an optional one is required only if that one is there.',
  ].join('\n\n')
}

function typesOf(words: Word[]): string[] {
  const rows = words.map(({ name, meaning }) => [name, meaning])
  return ['## Types', table(['Type', 'What it is'], rows)]
}

function sectionOf({ name, rows, variants, examples }: SettingSection): string[] {
  const blocks = examples.map((example) => {
    const before = `${name}: `
    return `\`\`\`ts\n${before}${printLiteral(example, '', before)},\n\`\`\``
  })
  return [`## ${name}`, tableOf(rows), ...variants.flatMap(variantOf), blocks.join('\n\nOr:\n\n')]
}

function variantOf({ path, mark, meaning, rows }: SettingVariant): string[] {
  return [`### \`${path}\` with \`${mark}\``, meaning, ...(rows.length > 0 ? [tableOf(rows)] : [])]
}

const tableOf = (rows: SettingRow[]) =>
  table(
    ['Setting', 'Type', 'Default', 'Meaning'],
    rows.map(({ path, type, absent, meaning }) => [`\`${path}\``, type, absent, meaning]),
  )

function table(head: string[], rows: string[][]): string {
  const line = (cells: string[]) => `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n')
}
