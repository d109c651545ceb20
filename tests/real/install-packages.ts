import type { RealProject } from './real-project.ts'

/** A registry that mirrors another may have a package before what it depends on: then the packages of a few days earlier are taken. */
const DAYS_BACK = [7, 14, 30]
const DAY = 24 * 60 * 60 * 1000

/** Runs the lines of an install block. What is installed is in the log; so is a registry that is behind. */
export async function installPackages(project: RealProject, lines: string[]): Promise<void> {
  for (const line of lines) await installLine(project, line)
}

async function installLine(project: RealProject, line: string): Promise<void> {
  let failure = await tryInstall(project, line)
  for (const days of DAYS_BACK) {
    // Only what another package asks for may be missing: a name on the page that npm does not know is a mistake of the page.
    const missing = /notarget No matching version found for (@?[^@\s]+)@/.exec(failure?.message ?? '')?.[1]
    if (!missing || line.split(' ').some((word) => word.startsWith(missing))) break
    console.warn(`The registry lacks a version of ${missing}: "${line}" takes the packages of ${days} days ago.`)
    const date = new Date(Date.now() - days * DAY).toISOString().slice(0, 10)
    failure = await tryInstall(project, `${line} --before=${date}`)
  }
  if (failure) throw failure
}

const tryInstall = (project: RealProject, line: string): Promise<Error | null> =>
  project.run(line).then(
    () => null,
    (error: Error) => error,
  )
