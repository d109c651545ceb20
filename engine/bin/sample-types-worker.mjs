// The start of a thread that asks TypeScript about samples; see docs.mjs for the reason.
if (!process.features.typescript) (await import('tsx/esm/api')).register()
await import('../src/samples/hover/type-worker.ts')
