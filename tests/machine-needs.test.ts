import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { closingLines } from '../scripts/closing-lines.ts'
import { findNeed, getNeed, type Machine, type Need } from '../scripts/machine-needs.ts'

const OTTER: Need = {
  name: 'Otter',
  programs: [
    { variable: 'OTTER_PATH', commands: ['otter-esr', 'otter'] },
    { variable: 'SCREEN_PATH', commands: ['otter-screen'] },
  ],
  packages: [['otter-esr', 'otter-screen'], ['otter']],
  isRequiredInCi: true,
}

const folders: string[] = []
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true })
})

/** A folder with these programs in it. */
function folderWith(...programs: string[]): string {
  const folder = mkdtempSync(join(tmpdir(), 'programs-'))
  folders.push(folder)
  for (const name of programs) addProgram(folder, name)
  return folder
}

function addProgram(folder: string, name: string): void {
  writeFileSync(join(folder, name), '')
  chmodSync(join(folder, name), 0o755)
}

/** A machine with one folder on its PATH; `run` says what installing does. */
function machine(folder: string, more: Partial<Machine> = {}): Machine & { commands: string[] } {
  const commands: string[] = []
  return {
    env: { PATH: folder },
    platform: 'linux',
    isRoot: true,
    log: () => {},
    commands,
    ...more,
    run(command, args, env) {
      commands.push([command, ...args].join(' '))
      return more.run?.(command, args, env) ?? 1
    },
  }
}

test('what the environment names comes first, then PATH in the order of the names; nothing is installed', () => {
  const folder = folderWith('otter', 'otter-esr', 'otter-screen', 'mine')
  const here = machine(folder)
  expect(getNeed(OTTER, here)).toMatchObject({
    isMet: true,
    env: { OTTER_PATH: join(folder, 'otter-esr'), SCREEN_PATH: join(folder, 'otter-screen') },
  })
  const named = machine(folder, { env: { PATH: folder, OTTER_PATH: join(folder, 'mine') } })
  expect(getNeed(OTTER, named)).toMatchObject({ env: { OTTER_PATH: join(folder, 'mine') } })
  expect(here.commands).toEqual([])
})

test('what is missing is installed, without a password, and found then; the second try has other packages', () => {
  const folder = folderWith('otter-screen')
  const here = machine(folder, {
    isRoot: false,
    run(_, args) {
      if (args.includes('otter-esr')) return 100
      if (args.includes('otter')) addProgram(folder, 'otter')
      return 0
    },
  })
  expect(findNeed(OTTER, here)).toMatchObject({ isMet: false, reason: 'no otter-esr or otter on PATH' })
  expect(here.commands).toEqual([])
  expect(getNeed(OTTER, here)).toMatchObject({ isMet: true, env: { OTTER_PATH: join(folder, 'otter') } })
  expect(here.commands).toEqual([
    'sudo -n apt-get update',
    'sudo -n apt-get install -y --no-install-recommends otter-esr otter-screen',
    'sudo -n apt-get update',
    'sudo -n apt-get install -y --no-install-recommends otter',
  ])
})

test('other ways are tried before packages', () => {
  const folder = folderWith()
  const here = machine(folder)
  const need = { ...OTTER, otherWays: [{ description: 'a pond', find: () => join(folder, 'pond-otter') }] }
  expect(getNeed(need, here)).toMatchObject({ isMet: true, env: { OTTER_PATH: join(folder, 'pond-otter') } })
  expect(here.commands).toEqual([])
})

test('what no package has is told with the ways that were tried', () => {
  const here = machine(folderWith())
  const need = { ...OTTER, packages: [], otherWays: [{ description: 'a pond', find: () => null }] }
  expect(getNeed(need, here)).toMatchObject({ reason: 'no otter-esr or otter on PATH, and not to be had by a pond' })
  expect(here.commands).toEqual([])
})

test('a file that is no program is found at its place, or installed', () => {
  const folder = folderWith()
  const path = join(folder, 'otter-sans')
  const font = {
    name: 'Font',
    programs: [{ variable: 'FONT_PATH', commands: [], places: [path] }],
    packages: [['otters']],
  }
  const need: Need = { ...font, isRequiredInCi: true }
  expect(getNeed(need, machine(folder))).toMatchObject({
    reason: `no ${path}, nor its like, and apt-get did not install otters`,
  })
  const run = () => {
    addProgram(folder, 'otter-sans')
    return 0
  }
  expect(getNeed(need, machine(folder, { run }))).toMatchObject({ isMet: true, env: { FONT_PATH: path } })
})

test('what cannot be had is told before the sum, which stands alone on the last line', () => {
  const missing = getNeed(OTTER, machine(folderWith('otter')))
  const elsewhere = getNeed({ ...OTTER, name: 'Seal' }, machine(folderWith(), { platform: 'darwin' }))
  const outcomes = [
    { passed: 400, failed: 1 },
    { passed: 20, failed: 0 },
  ]
  expect(closingLines(outcomes, [missing, elsewhere], false)).toEqual({
    lines: [
      '420 passed, 1 failed. ' +
        'Not run: Otter (no otter-screen on PATH, and apt-get did not install otter-esr otter-screen, otter); ' +
        'Seal (no otter-esr or otter on PATH, and no apt-get on this system)',
    ],
    failed: 1,
  })
})

test('where CI is set, doing without what it must have is a failure', () => {
  const supplies = [OTTER, { ...OTTER, name: 'Seal', isRequiredInCi: false }].map((need) =>
    getNeed(need, machine(folderWith('otter'))),
  )
  const { lines, failed } = closingLines([{ passed: 7, failed: 0 }], supplies, true)
  expect(failed).toBe(1)
  expect(lines[0]).toBe('Otter is missing, and CI is set: that counts as a failed test.')
  expect(lines.at(-1)).toMatch(/^7 passed, 1 failed\. Not run: Otter .*; Seal /)
  expect(closingLines([{ passed: 7, failed: 0 }], [], true).lines).toEqual(['7 passed, 0 failed'])
})
