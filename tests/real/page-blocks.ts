import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileVersions } from '#engine/compiler/file-versions.ts'
import { maskSource } from '#engine/compiler/mask-source.ts'
import { parseSource } from '#engine/compiler/parse-source.ts'
import { ProjectFiles } from '#engine/compiler/project-files.ts'
import { type LineMark, readCodeMeta } from '#engine/compiler/rules/code-meta.ts'
import { type CodeNode, codeIn } from '#engine/compiler/syntax.ts'
import { readBlocks } from '#engine/samples/read-blocks.ts'
import { SITE } from '../places.ts'

export interface PageFile {
  name: string
  code: string
}

/** Reads a page by its route. `text` is for tests of this reader. */
export function readPage(route: string, text = readFileSync(join(SITE, `content/${route}.mdx`), 'utf8')): PageBlocks {
  return new PageBlocks(route, text.replaceAll('\r\n', '\n'))
}

/** What a reader can copy from a page. Whatever is asked for and not there is an error that names the page. */
export class PageBlocks {
  /** The titles of its checkpoints, in reading order. */
  readonly checkpoints: string[]
  private readonly route: string
  private readonly text: string
  private readonly masked: string
  private readonly code: CodeNode[]
  private readonly projectFiles: ProjectFiles

  constructor(route: string, text: string) {
    this.route = route
    this.text = text
    this.masked = maskSource(text).text
    const { root } = parseSource(this.masked)
    this.code = root ? codeIn(root) : []
    this.projectFiles = new ProjectFiles(this.code)
    this.checkpoints = [...this.masked.matchAll(/^<Checkpoint title="([^"]*)"/gm)].map(([, title = '']) => title)
  }

  /** "The whole project" of a checkpoint: all files of the page above it. */
  checkpoint(title: string): PageFile[] {
    const tag = `<Checkpoint title="${title}">`
    if (!this.checkpoints.includes(title)) throw this.missing(tag, this.checkpoints)
    return this.projectFiles.before(this.masked.indexOf(tag), null)
  }

  /** Files by their titles, as the end of the page leaves them. */
  files(titles: string[], project: string | null = null): PageFile[] {
    const known = this.projectFiles.before(Infinity, project)
    return titles.map((title) => {
      const found = known.find(({ name }) => name === title)
      if (found) return found
      throw this.missing(block(title, project), namesOf(known))
    })
  }

  /** A block as its button copies it: with the hidden code before it, without what is hidden after it. */
  copied(title: string, project: string | null = null): PageFile {
    const blocks = readBlocks({ source: this.route, text: this.text }).filter((each) => each.project === project)
    const versions = fileVersions(blocks)
    const parts = versions.findLast(({ path }) => path === title)?.parts ?? []
    const last = parts.findLastIndex(({ block }) => !block.isHidden)
    if (last === -1) throw this.missing(block(title, project), [...new Set(versions.map(({ path }) => path))])
    const shown = parts.slice(0, last + 1).map(({ block }) => block.code)
    return { name: title, code: shown.join('\n') }
  }

  /** A block of removed and added lines: the file before and after the change. */
  change(title: string): { before: PageFile; after: PageFile } {
    const known = this.code.map(({ meta, value }) => ({ value, ...readCodeMeta(meta ?? '', Infinity, () => {}) }))
    const changes = known.filter(({ marks }) => [...marks.values()].includes('removed'))
    const found = changes.find((each) => each.title === title)
    if (!found)
      throw this.missing(
        `${block(title, null)} and remove={…}`,
        changes.map((each) => `${each.title}`),
      )
    const without = (mark: LineMark) => {
      const lines = found.value.split('\n').filter((_, index) => found.marks.get(index + 1) !== mark)
      return { name: title, code: lines.join('\n') }
    }
    return { before: without('added'), after: without('removed') }
  }

  /** The `npm install` lines of an `install` block: the one that names a package. */
  install(packageName: string): string[] {
    const blocks = this.code.filter(({ lang }) => lang === 'install').map(({ value }) => value)
    const found = blocks.find((each) => each.split(/\s+/).includes(packageName))
    if (!found) throw this.missing(`install block with ${packageName}`, blocks)
    return found.split('\n').filter((line) => line.startsWith('npm '))
  }

  /** A command inside the text or a `sh` block, by its beginning. */
  command(beginning: string): string {
    const blocks = this.code.filter(({ lang }) => lang === 'sh')
    const shell = blocks.flatMap(({ value }) => value.replace(/\\\n\s*/g, '').split('\n'))
    const inline = [...this.masked.matchAll(/`([^`\n]+)`/g)].map(([, words = '']) => words)
    const found = [...shell, ...inline].find((command) => command.startsWith(beginning))
    if (!found) throw this.missing(`command that begins with "${beginning}"`, shell)
    return found
  }

  private missing(what: string, there: string[]): Error {
    return new Error(
      `site/content/${this.route}.mdx has no ${what}, from which tests/real makes a project.\n` +
        `It has: ${there.join(', ') || 'none'}.\n` +
        'Put it back into the page, or name what took its place in the test of that project in tests/real.',
    )
  }
}

const block = (title: string, project: string | null) =>
  `code block with title="${title}"${project ? ` project="${project}"` : ''}`

const namesOf = (files: PageFile[]) => files.map(({ name }) => name)
