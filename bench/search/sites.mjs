// The sites that are searched: the real one, and one with as many generated pages as asked for. Both are built into folders of their
// own, so that nothing in the project changes.
import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { loadIndex } from '../../tests/search/load-index.ts'
import { readPage } from '../../tests/search/section-measure.ts'
import * as corpus from '../frameworks/corpus.mjs'
import { ours } from '../frameworks/ours.mjs'

const SITE = fileURLToPath(new URL('../../site', import.meta.url))
const DOCS = fileURLToPath(new URL('../../engine/bin/docs.mjs', import.meta.url))

/** The real site: its index, its pages as sections of text, and its built output. */
export function realSite(folder, isBuilt) {
  const root = path.join(folder, 'real')
  fs.mkdirSync(root, { recursive: true })
  for (const name of ['content', 'questions', 'public', 'theme', 'live', 'samples', 'moved.txt', 'site.config.ts']) {
    const link = path.join(root, name)
    if (!fs.existsSync(link)) fs.symlinkSync(path.join(SITE, name), link)
  }
  return loaded('the real site', root, isBuilt)
}

/** A site of `count` generated pages, the same for every engine: the corpus of the benchmark of frameworks. */
export async function generatedSite(folder, count, isBuilt) {
  const root = path.join(folder, `generated-${count}`)
  fs.rmSync(path.join(root, 'content'), { recursive: true, force: true })
  corpus.write(count, path.join(root, 'content'), { ext: 'mdx' })
  for (const [file, text] of Object.entries(ours.files(corpus.pages(count))))
    fs.writeFileSync(path.join(root, file), text)
  return loaded(`${count} generated pages`, root, isBuilt)
}

/** `isBuilt`: the output of an earlier run will do. */
async function loaded(label, root, isBuilt) {
  if (!isBuilt) build(root)
  const { site, names, texts } = await loadIndex(root)
  const pages = new Map(site.pages.map(({ compiled }) => [compiled.meta.route, readPage(compiled)]))
  const titles = site.pages.map(({ compiled }) => compiled.meta.title)
  return { label, names, texts, titles, sections: sectionsOf(site, names), pages, dist: path.join(root, 'dist') }
}

function build(root) {
  const { status } = spawnSync(process.execPath, [DOCS, 'build', '--skip-samples', '--skip-types', '--root', root], {
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  if (status !== 0)
    throw new Error(`The build of ${root} failed: run \`node engine/bin/docs.mjs build --root ${root}\` to see why.`)
}

/** Every page cut at its headings, the way the default set-ups of other engines get it: heading, headings above it, text with the words of its code. */
function sectionsOf(site, names) {
  const searched = new Set(names.pages.map(({ route }) => route))
  return site.pages.flatMap(({ compiled: { meta, sections } }) => {
    if (!searched.has(meta.route) && !names.byNeed) return []
    const above = []
    return sections.map(({ id, level, title, text, codeWords }, index) => {
      const isLead = index === 0 && id === null
      above.length = isLead ? 0 : Math.min(above.length, Math.max(0, level - 2))
      const titles = isLead ? [] : [meta.title, ...above.filter(Boolean)]
      if (!isLead) above[level - 2] = title
      return {
        id: `${meta.route}#${id ?? `part-${index}`}`,
        title: isLead ? meta.title : title,
        titles,
        text: `${text}\n${codeWords.join(' ')}`,
        keywords: isLead ? `${meta.description} ${meta.keywords.join(' ')}` : '',
      }
    })
  })
}
