// The start of every thread that runs samples; see docs.mjs for the reason. It loads modules of a site, which are CommonJS to Node in
// a folder that does not say otherwise.
if (!process.features.typescript) {
  const [modules, commonJs] = await Promise.all([import('tsx/esm/api'), import('tsx/cjs/api')])
  modules.register()
  commonJs.register()
}
await import('../src/samples/run/run-worker.ts')
