/** The part of an async thunk that an action is, as the action itself tells. */
export interface ThunkPart {
  id: string
  name: string
  phase: 'pending' | 'fulfilled' | 'rejected'
}

interface ThunkMeta {
  requestId?: unknown
  requestStatus?: unknown
  arg?: unknown
}

/** Actions of one request have the same id. A request of an API slice is named after its endpoint: `api/getBook`. */
export function thunkOf(action: { type: string; meta?: unknown }): ThunkPart | null {
  const meta = action.meta as ThunkMeta | undefined
  const [, prefix, phase] = /^(.+)\/(pending|fulfilled|rejected)$/.exec(action.type) ?? []
  if (!prefix || typeof meta?.requestId !== 'string' || meta.requestStatus !== phase) return null
  const endpoint = (meta.arg as { endpointName?: unknown } | undefined)?.endpointName
  const name =
    typeof endpoint === 'string' ? prefix.replace(/execute(?:Query|InfiniteQuery|Mutation)$/, endpoint) : prefix
  return { id: meta.requestId, name, phase: phase as ThunkPart['phase'] }
}
