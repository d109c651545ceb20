#!/usr/bin/env node
// Node 20 cannot read TypeScript by itself; newer releases can, and start faster without help.
if (!process.features.typescript) await import('tsx')
await import('../src/cli.ts')
