import type { ResolvedConfig } from '../config/resolved-config.ts'
import { UsageError } from '../report/usage-error.ts'
import { serviceHosts } from './hosted-service.ts'

/** Where an upload goes. */
export interface Target {
  appId: string
  indexName: string
  hosts: string[]
}

/** What the command may name. */
export interface TargetFlags {
  appId?: string | undefined
  index?: string | undefined
}

/** From the environment only: what is typed as an argument stays in the shell's history and in process lists. */
export function adminKeyOf(env: NodeJS.ProcessEnv): string {
  const key = env.ALGOLIA_ADMIN_KEY?.trim()
  if (!key) {
    throw new UsageError(
      'ALGOLIA_ADMIN_KEY is not set.\n  It must hold a key that may write to the index: not the one in the configuration, which everybody can read.\n  ALGOLIA_ADMIN_KEY=… docs search-upload',
    )
  }
  // Such a key would be named in the error that sending it causes.
  if (!/^[\x21-\x7e]+$/.test(key)) {
    throw new UsageError(
      'ALGOLIA_ADMIN_KEY holds characters that no key has.\n  Copy it again, without spaces or line breaks.',
    )
  }
  return key
}

/** What an upload goes to: what the command names, or else the configuration. */
export function targetOf({ file, search }: ResolvedConfig, flags: TargetFlags): Target {
  const configured = search.provider === 'algolia' ? search : null
  const appId = flags.appId ?? configured?.appId
  if (appId === undefined) {
    throw new UsageError(
      `${file} does not say which application of the search service to upload to.\n  Name it with --app-id, or set search.provider to "algolia" and search.appId.`,
    )
  }
  if (!/^[a-z\d]+$/i.test(appId)) {
    throw new UsageError(
      `"${appId}" is not the id of an application.\n  It is ten letters and digits; the service's dashboard shows it.`,
    )
  }
  const hosts = configured?.appId === appId && configured.hosts.length > 0 ? configured.hosts : serviceHosts(appId)
  return { appId, indexName: flags.index ?? search.indexName, hosts }
}
