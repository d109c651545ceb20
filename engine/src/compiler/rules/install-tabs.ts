import type { CodeToColor } from '../highlight/tokens.ts'
import { LANGUAGES } from '../languages.ts'
import type { PageContext } from '../page-context.ts'
import type { Rendered } from '../split-tree.ts'
import type { CodeNode } from '../syntax.ts'
import { preHtml, readMeta } from './code-blocks.ts'
import { convertCommand, PACKAGE_MANAGERS, type PackageManager } from './package-managers.ts'
import { promptsOf } from './terminal.ts'

const SHELL = LANGUAGES.sh

/** The same commands for one manager. Comments stay; a line we cannot translate stays as it is and is reported elsewhere. */
function installText(value: string, manager: PackageManager): string {
  const lines = value.split('\n').map((line) => {
    if (isQuiet(line)) return line
    return line
      .split(' && ')
      .map((command) => convertCommand(command.trim(), manager) ?? command)
      .join(' && ')
  })
  return lines.join('\n')
}

/** The blocks an install block becomes, for coloring. */
export const installBlocks = (node: CodeNode): CodeToColor[] =>
  PACKAGE_MANAGERS.map((manager) => ({ code: promptsOf(installText(node.value, manager)).code, language: SHELL }))

/** An npm command as one tab for each package manager. */
export function renderInstall(node: CodeNode, page: PageContext): Rendered {
  checkCommands(node, page)
  const { title } = readMeta(node, node.value.split('\n').length, page)
  const children = PACKAGE_MANAGERS.map((manager) => {
    const terminal = promptsOf(installText(node.value, manager))
    const lines = page.highlight({ code: terminal.code, language: SHELL })
    const html = preHtml(lines, { ...terminal, marks: new Map(), isNumbered: false })
    return { type: 'html' as const, html }
  })
  const tabs = PACKAGE_MANAGERS.map((manager) => ({ value: manager, label: manager }))
  const props = { group: 'package-manager', tabs, initial: 'npm', title, terminal: true }
  return [{ type: 'component', name: 'CodeTabs', props, children }]
}

function checkCommands(node: CodeNode, page: PageContext): void {
  for (const [index, line] of node.value.split('\n').entries()) {
    const failing = isQuiet(line)
      ? undefined
      : line.split(' && ').find((command) => convertCommand(command.trim(), 'npm') === null)
    if (failing === undefined) continue
    const place = { line: node.position.start.line + 1 + index, column: node.position.start.column }
    page.report(
      place,
      `"${failing.trim()}" has no translation for yarn, pnpm and bun.`,
      'Use npm install, uninstall, create, run, ci, test, start or npx, or a plain ```sh block.',
    )
  }
}

const isQuiet = (line: string) => line.trim() === '' || line.startsWith('#')
