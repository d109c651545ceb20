import { cpSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { ENGINE, PROJECT } from './places.ts'

/** The engine in a folder of its own, with the packages of this one. */
export function copyEngine(to: string): void {
  for (const part of ['src', 'bin', 'package.json', 'tsconfig.base.json'])
    cpSync(join(ENGINE, part), join(to, part), { recursive: true })
  cpSync(join(PROJECT, 'package-lock.json'), join(to, 'package-lock.json'))
  symlinkSync(join(PROJECT, 'node_modules'), join(to, 'node_modules'))
}
