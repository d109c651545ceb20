import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { readBlocks } from './read-blocks.ts'
import { projectsOf, unitsOf } from './sample-project.ts'
import { openFingerprints } from './samples-fingerprint.ts'
import { projectWorld } from './testing/project-world.ts'

const root = mkdtempSync(join(tmpdir(), 'fingerprint-'))
afterAll(() => rmSync(root, { recursive: true }))

function write(path: string, content: unknown): void {
  mkdirSync(dirname(join(root, path)), { recursive: true })
  writeFileSync(join(root, path), typeof content === 'string' ? content : JSON.stringify(content))
}

const packagesOf = (code: string) => {
  const world = projectWorld({ root, modules: { desk: join(root, 'desk.ts') } })
  const [unit] = projectsOf(readBlocks({ source: 'page.mdx', text: `\`\`\`ts\n${code}\n\`\`\`` })).flatMap(unitsOf)
  return openFingerprints(world).packagesOf(unit?.files.values() ?? [])
}

write('desk.ts', "import { pens } from './pens'\nexport const desk = pens")
write('pens.ts', 'export const pens = 1')
write('node_modules/shelf/package.json', { version: '1.0.0', dependencies: { wood: '*' } })
write('node_modules/wood/package.json', { version: '2.0.0', peerDependencies: { shelf: '*' } })

test('a sample depends on the packages it imports, on what those stand on, and on what is not there yet', () => {
  expect(packagesOf("import { desk } from 'desk'\nimport { book } from 'shelf/books'\nimport './other'")).toEqual([
    '@types/shelf none',
    'shelf 1.0.0',
    'wood 2.0.0',
  ])
  expect(packagesOf("const { lamp } = await import('@light/lamp')")).toEqual([
    '@light/lamp none',
    '@types/light__lamp none',
  ])
})

test('a file counts by its path and its text, and the order of files does not', () => {
  const textsOf = (...files: Array<[title: string, code: string]>) => {
    const text = files.map(([title, code]) => `\`\`\`ts title="${title}"\n${code}\n\`\`\`\n`).join('\n')
    const [stage] = projectsOf(readBlocks({ source: 'page.mdx', text }))[0]?.stages ?? []
    return openFingerprints(projectWorld({ root })).textsOf(stage?.own ?? [])
  }
  const both = textsOf(['a.ts', '1'], ['b.ts', '2'])
  expect(textsOf(['b.ts', '2'], ['a.ts', '1'])).toEqual(both)
  expect(textsOf(['a.ts', '2'], ['b.ts', '1'])).not.toEqual(both)
})

test('all samples depend on the library, and on the files of the modules of the site', () => {
  const shared = () =>
    openFingerprints(projectWorld({ root, modules: { desk: join(root, 'desk.ts') }, entryPoints: ['shelf'] })).shared
  const before = shared()
  expect(shared()).toBe(before)
  write('pens.ts', 'export const pens = 2')
  const edited = shared()
  expect(edited).not.toBe(before)
  write('node_modules/wood/package.json', { version: '2.0.1' })
  expect(shared()).not.toBe(edited)
})
