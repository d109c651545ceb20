// The start of a thread that records live examples. It takes their types out with a package whose modules name their neighbors without
// an ending, which no Node follows by itself.
;(await import('tsx/esm/api')).register()
await import('../src/record/record-worker.ts')
