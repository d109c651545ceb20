import type { OutputFile } from '#disk/output-file.ts'
import { urlOfRoute, urlOfTwin } from '#model/absolute-url.ts'
import { readingOrder } from '../shape/reading-order.ts'
import type { Site } from '../shape/site.ts'

/** The map of the site for language models (llmstxt.org): what it is, then its pages by sidebar group, as Markdown. */
export function llmsTxt(site: Pick<Site, 'data' | 'pages'>): OutputFile[] {
  const { title, tagline, library } = site.data
  const sections = readingOrder(site).map(({ title: group, pages }) => {
    const lines = pages.map(({ compiled: { meta, jobs } }) => {
      const link = `- [${meta.title}](${urlOfTwin(meta.route, site.data)})`
      const answers = jobs.length > 0 ? `Answers: ${jobs.map(({ text }) => text).join('; ')}.` : ''
      const about = [meta.description, answers].filter(Boolean).join(' ')
      return about ? `${link}: ${about}` : link
    })
    return `## ${group ?? title}\n\n${lines.join('\n')}\n`
  })
  const about = `Documentation of ${library.name} ${library.version} (\`${library.packageName}\`). All pages in one file: ${site.data.url}${site.data.baseUrl}llms-full.txt`
  return [{ path: 'llms.txt', body: [`# ${title}\n`, `> ${tagline}\n`, `${about}\n`, ...sections].join('\n') }]
}

/** Every page's Markdown in reading order, each under its address. */
export function llmsFullTxt(site: Pick<Site, 'data' | 'pages'>): OutputFile[] {
  const pages = readingOrder(site).flatMap((group) => group.pages)
  const texts = pages.map(
    ({ compiled: { meta }, markdown }) => `Source: ${urlOfRoute(meta.route, site.data)}\n\n${markdown.trim()}\n`,
  )
  return [{ path: 'llms-full.txt', body: texts.join('\n---\n\n') }]
}
