import { installPackages } from './install-packages.ts'
import type { PageBlocks } from './page-blocks.ts'
import { APP, APP_PORT } from './ports.ts'
import { type RealProject, realProject } from './real-project.ts'

/** A new Vite project, made and filled with packages by the commands of a page. */
export async function viteProject(name: string, page: PageBlocks): Promise<RealProject> {
  const work = realProject(name)
  const create = page.command('npm create vite@latest')
  await work.run(create)
  const project = work.inside(create.split(' ')[3] ?? '')
  await installPackages(project, page.install('@reduxjs/toolkit'))
  return project
}

/** The commands of the template: types, then a bundle. */
export const buildVite = (project: RealProject) => project.run('npm run build')

/** Serves the bundle, or the sources as `npm run dev` does. Gives a function that ends the server. */
export function serveVite(project: RealProject, script: 'preview' | 'dev'): Promise<() => Promise<void>> {
  return project.serve(`npm run ${script} -- --host 127.0.0.1 --port ${APP_PORT} --strictPort`, APP)
}
