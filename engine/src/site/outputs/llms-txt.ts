import type { OutputFile } from '#disk/output-file.ts'
import { urlOfTwin } from '#model/absolute-url.ts'
import { size } from '../report/build-report.ts'
import { type PageGroup, readingOrder } from '../shape/reading-order.ts'
import type { Site } from '../shape/site.ts'
import { llmsFullTxt, llmsParts } from './llms-full.ts'
import { markdownTwins } from './markdown-twins.ts'

/**
 * The map of the site for language models (llmstxt.org): what it is, then its pages by sidebar group, a line each with what it answers.
 * Every file that it leads to stands with its size, since such readers take in only so much.
 */
export function llmsTxt(site: Pick<Site, 'data' | 'pages'>): OutputFile[] {
  const { title, tagline, library } = site.data
  const top = site.data.url + site.data.baseUrl
  const parts = llmsParts(site)
  const sections = readingOrder(site).map((group, index) => {
    const part = parts[index]
    const whole = part ? [`- [This section in one file](${encodeURI(top + part.path)}) (${sizeOf(part)})`] : []
    return `## ${group.title ?? title}\n\n${[...whole, ...pageLines(group, site)].join('\n')}\n`
  })
  const about = [
    `Documentation of ${library.name} ${library.version} (\`${library.packageName}\`).`,
    `All pages in one file: ${top}llms-full.txt (${llmsFullTxt(site).map(sizeOf).join()}).`,
    'Each section is a file of its own, too, and each page: the Markdown of a page is its address with `.md`. 1 KB is about 250 tokens.',
  ].join(' ')
  return [{ path: 'llms.txt', body: [`# ${title}\n`, `> ${tagline}\n`, `${about}\n`, ...sections].join('\n') }]
}

function pageLines({ pages }: PageGroup, { data }: Pick<Site, 'data'>): string[] {
  return pages.map((page) => {
    const { meta, jobs } = page.compiled
    const answers = jobs.length > 0 ? `Answers: ${jobs.map(({ text }) => text).join('; ')}.` : ''
    const about = [meta.description, answers].filter(Boolean).join(' ')
    const bytes = markdownTwins({ pages: [page] }).map(sizeOf)
    return `- [${meta.title}](${urlOfTwin(meta.route, data)})${about && `: ${about}`} (${bytes})`
  })
}

const sizeOf = ({ bytes }: { bytes: number }) => size(bytes)
