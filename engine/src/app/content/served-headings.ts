import type { Heading } from '#model/page.ts'

/** Gives headings the text that their page was served without (`model/lean.ts`): the contents list has it. */
export function readServedHeadings(toc: Heading[]): void {
  for (const link of document.querySelectorAll('.contents a')) {
    const href = link.getAttribute('href')
    const heading = toc.find(({ id }) => `#${id}` === href)
    if (heading) heading.html = link.innerHTML
  }
}
