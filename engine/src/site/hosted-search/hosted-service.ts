import { fieldsOf, isObject } from '#model/fields.ts'
import { UsageError } from '../report/usage-error.ts'

/** How the service is reached. Time and chance come from outside, so that tests need neither. */
export interface ServiceOptions {
  appId: string
  /** May write. Sent in a header, and never part of a message. */
  adminKey: string
  /** Origins, tried in turn. */
  hosts: string[]
  sleep: (milliseconds: number, signal?: AbortSignal) => Promise<void>
  /** From 0 up to 1. */
  random: () => number
  /** Told before an attempt is repeated. */
  onRetry: (reason: string, waitMs: number) => void
  attemptTimeoutMs?: number
}

/** One call of the service's HTTP interface. */
export interface ServiceCall {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** `/1/indexes/docs/batch` */
  path: string
  body?: unknown
  signal?: AbortSignal | undefined
  /** Default 6. */
  attempts?: number
}

/** The hosted search service, as far as uploading needs it. */
export interface HostedService {
  /** Repeats what failed by chance, with growing pauses; throws a `ServiceError` for the rest. */
  call(call: ServiceCall): Promise<Record<string, unknown>>
  sleep: ServiceOptions['sleep']
}

/** The service refused, or could not be reached. */
export class ServiceError extends UsageError {
  override name = 'ServiceError'
  /** Null: there was no answer. */
  readonly status: number | null
  /** What the service said about it. */
  readonly details: Record<string, unknown>

  constructor(message: string, status: number | null, details: Record<string, unknown> = {}) {
    super(message)
    this.status = status
    this.details = details
  }

  /** The service has decided, and nothing was done. Otherwise nobody knows what it did. */
  get isRefusal(): boolean {
    return this.status !== null && this.status >= 300 && this.status < 500 && this.status !== 429
  }
}

const ATTEMPTS = 6
const ATTEMPT_TIMEOUT_MS = 60_000
const FIRST_PAUSE_MS = 500
const LONGEST_PAUSE_MS = 30_000
/** A service that wants to be left alone for longer is not going to be waited for. */
const LONGEST_RETRY_AFTER_MS = 300_000

/** The service's own hosts for writing, the main one first. */
export const serviceHosts = (appId: string): string[] => [
  `https://${appId}.algolia.net`,
  ...[1, 2, 3].map((number) => `https://${appId}-${number}.algolianet.com`),
]

/** What one attempt came to. */
type Outcome =
  | { type: 'answer'; body: Record<string, unknown> }
  | { type: 'failure'; reason: string; status: number | null; retryAfterMs: number }

/** A service that is called over HTTP. */
export function createHostedService(options: ServiceOptions): HostedService {
  const { hosts, sleep } = options
  return {
    sleep,
    async call(call) {
      const attempts = call.attempts ?? ATTEMPTS
      for (let attempt = 1; ; attempt++) {
        const origin = hosts[(attempt - 1) % hosts.length] ?? ''
        const outcome = await attemptCall(origin, call, options)
        if (outcome.type === 'answer') return outcome.body
        const wait = Math.max(outcome.retryAfterMs, pause(attempt, options.random))
        if (attempt === attempts || wait > LONGEST_RETRY_AFTER_MS) throw unreachable(call, hosts, attempt, outcome)
        options.onRetry(outcome.reason, wait)
        await sleep(wait, call.signal)
      }
    },
  }
}

/** Doubles each time; half of it is left to chance, so that uploads that failed together do not come back together. */
function pause(attempt: number, random: () => number): number {
  return Math.round(Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** (attempt - 1)) * (0.5 + random() / 2))
}

async function attemptCall(origin: string, call: ServiceCall, options: ServiceOptions): Promise<Outcome> {
  const { method, path, body, signal } = call
  const timeout = AbortSignal.timeout(options.attemptTimeoutMs ?? ATTEMPT_TIMEOUT_MS)
  try {
    const response = await fetch(origin + path, {
      method,
      headers: {
        'content-type': 'application/json',
        'x-algolia-application-id': options.appId,
        'x-algolia-api-key': options.adminKey,
      },
      // A redirect may lead to any host, and the headers, the key among them, would go along.
      redirect: 'manual',
      signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
    return judge(response, await response.text(), origin, call)
  } catch (error) {
    signal?.throwIfAborted()
    if (error instanceof ServiceError) throw error
    return { type: 'failure', reason: `${origin}: ${networkReason(error)}`, status: null, retryAfterMs: 0 }
  }
}

function judge(response: Response, text: string, origin: string, call: ServiceCall): Outcome {
  const { status } = response
  const body = parseObject(text)
  if (response.ok && body !== null) return { type: 'answer', body }
  if (status >= 300 && status < 400) throw redirected(call, origin, response)
  if (status >= 400 && status < 500 && status !== 429) throw refusal(call, origin, status, body ?? {})
  const reason = response.ok ? 'an answer that is not JSON' : String(status)
  return { type: 'failure', reason: `${origin}: ${reason}`, status, retryAfterMs: retryAfter(response.headers) }
}

/** In seconds or as a date. */
function retryAfter(headers: Headers): number {
  const value = headers.get('retry-after')
  if (!value) return 0
  const milliseconds = /^\d+$/.test(value) ? Number(value) * 1000 : Date.parse(value) - Date.now()
  return Number.isFinite(milliseconds) ? Math.max(0, milliseconds) : 0
}

function parseObject(text: string): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(text)
    return isObject(value) ? value : null
  } catch {
    return null // that it cannot be read is the answer
  }
}

/** `fetch` says "fetch failed" and keeps the reason as its cause. */
function networkReason(error: unknown): string {
  const { name, message, cause } = fieldsOf(error)
  if (name === 'TimeoutError') return 'no answer in time'
  const reason = fieldsOf(cause)
  return String(reason.code ?? (reason.message || message))
}

function refusal({ method, path }: ServiceCall, origin: string, status: number, body: Record<string, unknown>) {
  const said = typeof body.message === 'string' ? `: ${body.message}` : ''
  const place = `${method} ${origin}${path}`
  return new ServiceError(
    `The search service refused (${status}${said}).\n  ${place}\n  ${wayOut(status)}`,
    status,
    body,
  )
}

function redirected({ method, path }: ServiceCall, origin: string, { status, headers }: Response) {
  const target = headers.get('location')
  return new ServiceError(
    `The search service is not where it was looked for (${status}). The key was not sent on${target ? ` to ${target}` : ''}.\n  ${method} ${origin}${path}\n  If that host is yours, write its origin into search.hosts in the configuration; else take this one out.`,
    status,
  )
}

function wayOut(status: number): string {
  if (status === 401 || status === 403) {
    return 'Check the application id, and that ALGOLIA_ADMIN_KEY holds a key of that application with the rights addObject, deleteIndex, editSettings and search for this index.'
  }
  if (status === 404) return 'Check the application id, and search.hosts in the configuration if it is set.'
  return "Correct what it names; the rest of the upload's settings come from the configuration."
}

function unreachable(
  { method, path }: ServiceCall,
  hosts: string[],
  attempts: number,
  { reason, status, retryAfterMs }: Extract<Outcome, { type: 'failure' }>,
): ServiceError {
  const last = attempts === 1 ? 'The first attempt failed with' : `${attempts} attempts failed, the last with`
  const wish =
    retryAfterMs > LONGEST_RETRY_AFTER_MS
      ? `It asks to come back in ${Math.ceil(retryAfterMs / 60_000)} minutes.`
      : 'Check the network and the application id, then run the command again.'
  return new ServiceError(
    `The search service did not do what it was asked. ${last} ${reason}.\n  ${method} ${path} at ${hosts.join(', ')}\n  ${wish}`,
    status,
  )
}
