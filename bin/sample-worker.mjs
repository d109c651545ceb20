// The start of every thread that runs samples; see docs.mjs for the reason.
if (!process.features.typescript) (await import('tsx/esm/api')).register()
await import('../src/samples/run/run-worker.ts')
