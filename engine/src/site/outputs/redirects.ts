import type { OutputFile } from '#disk/output-file.ts'
import type { Site } from '../shape/site.ts'

/**
 * Rules for hosts that read `_redirects`. A site at the top of its host needs none: every form of an address is
 * served as it is, and unknown ones, `/errors?code=N` among them, get `404.html`. Below a base, requests carry a prefix
 * that the files do not have.
 */
export function redirects({ data: { baseUrl } }: Pick<Site, 'data'>): OutputFile[] {
  const rules = baseUrl === '/' ? ['# No redirects.'] : [`/  ${baseUrl}  302`, `${baseUrl}*  /:splat  200`]
  return [{ path: '_redirects', body: `${rules.join('\n')}\n` }]
}
