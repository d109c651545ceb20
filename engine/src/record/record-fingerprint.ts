import { engineFingerprint } from '#disk/engine-fingerprint.ts'

/** Everything of the engine that a recording depends on besides the example; `live` names the scripts that it is run with. */
export const recordFingerprint = (live: string): string =>
  engineFingerprint(
    ['src/record', 'src/live/worker', 'src/live/protocol', 'src/model'],
    ['jsdom', '@sinonjs/fake-timers', 'sucrase'],
    [live, `node ${process.versions.node.split('.')[0]}`],
  )
