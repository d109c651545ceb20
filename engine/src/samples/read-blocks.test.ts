import { expect, test } from 'vitest'
import { readBlocks } from './read-blocks.ts'

test('blocks of TypeScript are samples; those of a name that every object has are none', () => {
  const fences = ['ts', 'constructor', 'typescript', '__proto__', 'toString', 'tsx', 'js', '']
  const text = fences.map((lang) => `\`\`\`${lang}\nexport {}\n\`\`\`\n`).join('\n')
  expect(readBlocks({ source: 'a.mdx', text }).map(({ lang }) => lang)).toEqual(['ts', 'ts', 'tsx'])
})
