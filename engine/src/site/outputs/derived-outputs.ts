import type { OutputFile } from '#disk/output-file.ts'
import type { Site } from '../shape/site.ts'
import { llmsFullTxt, llmsParts } from './llms-full.ts'
import { llmsTxt } from './llms-txt.ts'
import { madeFiles } from './made-files.ts'
import { markdownTwins } from './markdown-twins.ts'
import { openSearch } from './opensearch.ts'
import { pageData } from './page-data.ts'
import { redirects } from './redirects.ts'
import { robots } from './robots.ts'
import { siteData } from './site-data.ts'
import { sitemap } from './sitemap.ts'

/** Everything that follows from the site alone. `headers` is not here: it waits for the documents' inline scripts. */
export function derivedOutputs(site: Site): OutputFile[] {
  const forReaders = [pageData, siteData, madeFiles, markdownTwins]
  const forMachines = [sitemap, robots, openSearch, llmsTxt, llmsFullTxt, llmsParts, redirects]
  return [...forReaders, ...forMachines].flatMap((output) => output(site))
}
