/** A session of WebDriver's plain HTTP protocol. */
export interface Session {
  id: string
  browserName: string
  browserVersion: string
  post: (command: string, body?: object) => Promise<unknown>
  get: (command: string) => Promise<unknown>
  end: () => Promise<void>
}

/** The protocol's codes for keys that write nothing. */
export const KEY_CODES: Record<string, string> = {
  Backspace: '\uE003',
  Tab: '\uE004',
  Enter: '\uE007',
  Shift: '\uE008',
  Control: '\uE009',
  Escape: '\uE00C',
  End: '\uE010',
  Home: '\uE011',
  ArrowDown: '\uE015',
}

/** A page that hangs must not hang the tests. */
const ANSWER_TIMEOUT_MS = 45_000

/** Asks a driver for a new session, which is a new browser. */
export async function newSession(driver: string, capabilities: object): Promise<Session> {
  const answer = await send(driver, 'POST', '/session', { capabilities: { alwaysMatch: capabilities } })
  const { sessionId, capabilities: given } = answer as {
    sessionId: string
    capabilities: { browserName: string; browserVersion: string }
  }
  const path = `/session/${sessionId}`
  return {
    id: sessionId,
    ...given,
    post: (command, body = {}) => send(driver, 'POST', path + command, body),
    get: (command) => send(driver, 'GET', path + command),
    end: async () => {
      await send(driver, 'DELETE', path)
    },
  }
}

/** Whether a driver listens and can begin a session. */
export const isReady = (driver: string): Promise<boolean> => send(driver, 'GET', '/status').then(Boolean, () => false)

async function send(driver: string, method: string, path: string, body?: object): Promise<unknown> {
  const response = await fetch(driver + path, {
    method,
    headers: { 'content-type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
    signal: AbortSignal.timeout(ANSWER_TIMEOUT_MS),
  })
  const { value } = (await response.json()) as { value: unknown }
  if (response.ok) return value
  const { error, message } = value as { error: string; message: string }
  throw new Error(`${method} ${path}: ${error}: ${message}`)
}
