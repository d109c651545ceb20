/** Names below `dist/` that the build makes by itself besides pages and their twins; a link may point at them. */
export const GENERATED_FILES = ['sitemap.xml', 'robots.txt', 'opensearch.xml', 'llms.txt', 'llms-full.txt'] as const
