import { installPackages } from './install-packages.ts'
import { readPage } from './page-blocks.ts'
import { APP, APP_PORT } from './ports.ts'
import { type RealProject, realProject } from './real-project.ts'

/** What `create-next-app` would ask a reader. `--empty` leaves out a screen whose fonts are fetched from elsewhere. */
const ANSWERS = '--yes --ts --empty --no-tailwind --no-agents-md --disable-git --use-npm'

/** A new Next.js project with Redux Toolkit. The pages name no command for it: readers have one, or follow Next's own guide. */
export async function nextProject(name: string, router: '--app' | '--no-app'): Promise<RealProject> {
  const work = realProject(name)
  await work.run(`npx create-next-app@latest library ${router} ${ANSWERS}`)
  const project = work.inside('library')
  await installPackages(project, readPage('tutorials/quick-start').install('@reduxjs/toolkit'))
  return project
}

/** Serves what `next build` has made. */
export const serveNext = (project: RealProject, path: string, env?: Record<string, string>) =>
  project.serve(`npm run start -- --hostname 127.0.0.1 --port ${APP_PORT}`, `${APP}${path}`, env)
