/** Projects are tested one at a time and share two ports of this machine: their own and that of the API they talk to. */
const FIRST = Number(process.env.REAL_PORT ?? 4180)

export const APP_PORT = FIRST
export const API_PORT = FIRST + 1
export const APP = `http://127.0.0.1:${APP_PORT}`
export const API = `http://127.0.0.1:${API_PORT}/api`
