import { expect, test } from 'vitest'
import { convertCommand } from './package-managers.ts'

test.each([
  ['npm install', 'yarn install', 'pnpm install', 'bun install'],
  [
    'npm install @reduxjs/toolkit',
    'yarn add @reduxjs/toolkit',
    'pnpm add @reduxjs/toolkit',
    'bun add @reduxjs/toolkit',
  ],
  ['npm i -D a b', 'yarn add --dev a b', 'pnpm add --save-dev a b', 'bun add --dev a b'],
  ['npm install --save a', 'yarn add a', 'pnpm add a', 'bun add a'],
  ['npm install -g a', 'yarn global add a', 'pnpm add --global a', 'bun add --global a'],
  ['npm uninstall a', 'yarn remove a', 'pnpm remove a', 'bun remove a'],
  [
    'npm create vite@latest app -- --template react-ts',
    'yarn create vite app --template react-ts',
    'pnpm create vite@latest app --template react-ts',
    'bun create vite@latest app --template react-ts',
  ],
  ['npx tsc --noEmit', 'yarn dlx tsc --noEmit', 'pnpm dlx tsc --noEmit', 'bunx tsc --noEmit'],
  ['npm run build -- --watch', 'yarn run build --watch', 'pnpm run build --watch', 'bun run build --watch'],
  ['npm test', 'yarn run test', 'pnpm run test', 'bun run test'],
  ['npm ci', 'yarn install --immutable', 'pnpm install --frozen-lockfile', 'bun install --frozen-lockfile'],
  ['cd app', 'cd app', 'cd app', 'cd app'],
])('%s', (npm, yarn, pnpm, bun) => {
  expect(convertCommand(npm, 'npm')).toBe(npm)
  expect(convertCommand(npm, 'yarn')).toBe(yarn)
  expect(convertCommand(npm, 'pnpm')).toBe(pnpm)
  expect(convertCommand(npm, 'bun')).toBe(bun)
})

test.each(['npm audit', 'curl x', 'npm run', 'npx'])('%s has no translation', (command) => {
  expect(convertCommand(command, 'npm')).toBeNull()
})
