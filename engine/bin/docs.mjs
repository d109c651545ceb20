#!/usr/bin/env node
// Written so that any Node that reads modules gets to the message.
const [major, minor] = process.versions.node.split('.').map(Number)
if (major < 20 || (major === 20 && minor < 19)) {
  console.error(
    `This is Node ${process.versions.node}; the site needs 20.19 or newer.\n  Install it from nodejs.org, or with nvm: nvm install 22`,
  )
  process.exit(1)
}
// Not imported above: an older Node would stop there, before the message.
await import('./open-engine.mjs').then(({ openEngine }) => openEngine('cli')).catch(withoutPackages)

/** A package that is not there is a step left out, not a bug. */
function withoutPackages(error) {
  if (error.code !== 'ERR_MODULE_NOT_FOUND' || !/package '/.test(error.message)) throw error
  console.error(`The packages are not installed (${/package '[^']*'/.exec(error.message)?.[0]}).\n  Run npm ci first.`)
  process.exit(1)
}
