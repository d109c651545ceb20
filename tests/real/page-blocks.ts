import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileVersions } from '#engine/compiler/file-versions.ts'
import { maskSource } from '#engine/compiler/mask-source.ts'
import { parseSource } from '#engine/compiler/parse-source.ts'
import { ProjectFiles } from '#engine/compiler/project-files.ts'
import { type LineMark, readCodeMeta } from '#engine/compiler/rules/code-meta.ts'
import { codeIn, readBlocks } from '#engine/samples/read-blocks.ts'
import { SITE } from '../places.ts'

/** What a reader can copy from a page. Whatever is asked for and not there is an error that names the page. */
export interface PageBlocks {
  /** The titles of its checkpoints, in reading order. */
  checkpoints: string[]
  /** "The whole project" of a checkpoint: all files of the page above it. */
  checkpoint: (title: string) => PageFile[]
  /** Files by their titles, as the end of the page leaves them. */
  files: (titles: string[], project?: string) => PageFile[]
  /** A block as its button copies it: with the hidden code before it, without what is hidden after it. */
  copied: (title: string, project?: string) => PageFile
  /** A block of removed and added lines: the file before and after the change. */
  change: (title: string) => { before: PageFile; after: PageFile }
  /** The `npm install` lines of an `install` block: the one that names a package. */
  install: (packageName: string) => string[]
  /** A command inside the text or a `sh` block, by its beginning. */
  command: (beginning: string) => string
}

export interface PageFile {
  name: string
  code: string
}

/** Reads a page by its route. `text` is for tests of this reader. */
export function readPage(route: string, text = readFileSync(join(SITE, `content/${route}.mdx`), 'utf8')): PageBlocks {
  const masked = maskSource(text.replaceAll('\r\n', '\n')).text
  const { root } = parseSource(masked)
  const code = root ? codeIn(root) : []
  const files = new ProjectFiles(code)
  const checkpoints = [...masked.matchAll(/^<Checkpoint title="([^"]*)"/gm)].map(({ 1: title = '', index }) => ({
    title,
    index,
  }))

  const missing = (what: string, there: string[]) =>
    new Error(
      `site/content/${route}.mdx has no ${what}, from which tests/real makes a project.\n` +
        `It has: ${there.join(', ') || 'none'}.\n` +
        'Put it back into the page, or name what took its place in the test of that project in tests/real.',
    )

  return {
    checkpoints: checkpoints.map(({ title }) => title),
    checkpoint(title) {
      const found = checkpoints.find((each) => each.title === title)
      if (!found)
        throw missing(
          `<Checkpoint title="${title}">`,
          checkpoints.map(({ title }) => title),
        )
      return files.before(found.index, null)
    },
    files(titles, project) {
      const known = files.before(Infinity, project ?? null)
      return titles.map((title) => {
        const found = known.find(({ name }) => name === title)
        const where = project ? ` project="${project}"` : ''
        if (!found)
          throw missing(
            `code block with title="${title}"${where}`,
            known.map(({ name }) => name),
          )
        return found
      })
    },
    copied(title, project) {
      const known = fileVersions(readBlocks({ source: route, text })).filter(
        ({ parts: [{ block }] }) => block.project === (project ?? null),
      )
      const found = known.findLast(({ path }) => path === title)
      const last = found?.parts.findLastIndex(({ block }) => !block.isHidden) ?? -1
      if (!found || last === -1)
        throw missing(
          `code block with title="${title}"`,
          known.map(({ path }) => path),
        )
      const parts = found.parts.slice(0, last + 1).map(({ block }) => block.code)
      return { name: title, code: parts.join('\n') }
    },
    change(title) {
      const known = code.map((node) => ({ node, meta: readCodeMeta(node.meta ?? '', Infinity, () => {}) }))
      const changes = known.filter(({ meta }) => [...meta.marks.values()].includes('removed'))
      const found = changes.find(({ meta }) => meta.title === title)
      if (!found)
        throw missing(
          `code block with title="${title}" and remove={…}`,
          changes.map(({ meta }) => `${meta.title}`),
        )
      const without = (mark: LineMark) => ({
        name: title,
        code: found.node.value
          .split('\n')
          .filter((_, index) => found.meta.marks.get(index + 1) !== mark)
          .join('\n'),
      })
      return { before: without('added'), after: without('removed') }
    },
    install(packageName) {
      const blocks = code.filter(({ lang }) => lang === 'install').map(({ value }) => value)
      const found = blocks.find((block) => block.split(/\s+/).includes(packageName))
      if (!found) throw missing(`install block with ${packageName}`, blocks)
      return found.split('\n').filter((line) => line.startsWith('npm '))
    },
    command(beginning) {
      const shell = code
        .filter(({ lang }) => lang === 'sh')
        .flatMap(({ value }) => value.replace(/\\\n\s*/g, '').split('\n'))
      const inline = [...masked.matchAll(/`([^`\n]+)`/g)].map(([, words = '']) => words)
      const found = [...shell, ...inline].find((command) => command.startsWith(beginning))
      if (!found) throw missing(`command that begins with "${beginning}"`, shell)
      return found
    },
  }
}
