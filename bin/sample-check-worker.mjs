// The start of the thread in which `dev` proves samples; see docs.mjs for the reason.
if (!process.features.typescript) (await import('tsx/esm/api')).register()
await import('../src/build/sample-check-worker.ts')
