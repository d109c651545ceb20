// The start of every worker thread; see docs.mjs for the reason.
if (!process.features.typescript) (await import('tsx/esm/api')).register()
await import('../src/site/pages/page-worker.ts')
