import { realpathSync, statSync } from 'node:fs'
import { isAbsolute, join, relative, sep } from 'node:path'
import { filesBelow } from '#disk/fingerprint.ts'
import { BuildError, type Problem } from '#model/problem.ts'

/** Its files are copied to the output untouched. */
export const PUBLIC_FOLDER = 'public'

/** Hidden files that browsers and services ask for by an agreed name (RFC 8615). */
const AGREED = '.well-known'

/** The files of `public/`, relative to it. */
export function findPublicFiles(root: string): string[] {
  const folder = join(root, PUBLIC_FOLDER)
  return filesBelow(folder).map((file) => relative(folder, file).split(sep).join('/'))
}

/**
 * Throws for files in `public/` that nobody means to publish. An error, not a warning: what was public for a minute, a key of
 * `.env` above all, can never be taken back.
 */
export function checkPublicFiles(root: string): void {
  const problems = findPublicFiles(root).flatMap((path): Problem[] => {
    const refusal = refusalOf(root, path)
    return refusal ? [{ ...refusal, place: { file: `${PUBLIC_FOLDER}/${path}` } }] : []
  })
  if (problems.length > 0) throw new BuildError(problems)
}

/** Whether what `public/` has under a path, if anything, may be seen by readers. A server also tries the names of pages there. */
export const isPublishable = (root: string, path: string) =>
  [path, `${path}.html`, `${path}/index.html`].every((name) => !hiddenIn(name) && !leadsOut(root, name))

function refusalOf(root: string, path: string): Pick<Problem, 'message' | 'hint'> | null {
  const hidden = hiddenIn(path)
  if (hidden !== undefined)
    return {
      message: `${hidden} is a hidden file, and everything in ${PUBLIC_FOLDER}/ would be published.`,
      hint: `Move it out of ${PUBLIC_FOLDER}/, or delete it. Of hidden names only ${AGREED}/ is published.`,
    }
  if (leadsOut(root, path))
    return {
      message: `This link leads out of ${PUBLIC_FOLDER}/: whatever it leads to would be published.`,
      hint: 'Put a copy of the file in its place.',
    }
  if (/^assets\/.*\.html$/i.test(path))
    return {
      message:
        'A page may not lie in assets/: hosts that know files by their folders would send it without the policy of pages.',
      hint: `Move it to another folder of ${PUBLIC_FOLDER}/.`,
    }
  const target = realPath(join(root, PUBLIC_FOLDER, path))
  if (!target || !statSync(target).isFile())
    return { message: 'This link leads to no file.', hint: 'Put a copy of what it should lead to in its place.' }
  return null
}

/** The first hidden name in a path. */
function hiddenIn(path: string): string | undefined {
  const names = path.split('/').filter((name) => name.startsWith('.'))
  return names.find((name) => name !== AGREED) ?? (path.startsWith(`${AGREED}/`) ? names[1] : names[0])
}

function leadsOut(root: string, path: string): boolean {
  const folder = join(root, PUBLIC_FOLDER)
  const target = realPath(join(folder, path))
  if (!target) return false
  const below = relative(realPath(folder) ?? folder, target)
    .split(sep)
    .join('/')
  return below === '..' || below.startsWith('../') || isAbsolute(below) || hiddenIn(below) !== undefined
}

function realPath(path: string): string | null {
  try {
    return realpathSync(path)
  } catch {
    return null // there is nothing, or a link in a circle
  }
}
