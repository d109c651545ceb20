import { renderSettings } from '../config/settings-page.ts'

/** The `settings` command: prints every setting of `site.config.ts` with type, default, meaning and examples, as Markdown. */
export function runSettings(): void {
  process.stdout.write(renderSettings())
}
