/** What test runners and `npm run` put into the environment, and no reader's terminal has. */
const OF_THE_RUN =
  /^(npm_(package|lifecycle|command|node|execpath)|npm_config_local_prefix$|VITEST|INIT_CWD$|NODE_ENV$)/
const OF_VITE = new Set(['TEST', 'MODE', 'DEV', 'PROD', 'SSR', 'BASE_URL', 'NODE_PATH', 'NODE_OPTIONS'])

/** The environment in which a reader types a command. `REAL_NODE`, a folder, comes first on the path: scripts/reader-node.ts. */
export function readerEnv(env: NodeJS.ProcessEnv = process.env): NodeJS.ProcessEnv {
  const kept = Object.entries(env).filter(([name]) => !OF_THE_RUN.test(name) && !OF_VITE.has(name))
  const path = [env.REAL_NODE, ...(env.PATH ?? '').split(':').filter((folder) => !folder.includes('node_modules/.bin'))]
  return {
    ...Object.fromEntries(kept),
    PATH: path.filter(Boolean).join(':'),
    // A reader answers y when npm asks whether it may fetch the package of a command.
    npm_config_yes: 'true',
    npm_config_audit: 'false',
    npm_config_fund: 'false',
    NEXT_TELEMETRY_DISABLED: '1',
    // Plain text: output is read by programs and kept in logs.
    NO_COLOR: '1',
    FORCE_COLOR: '0',
  }
}
