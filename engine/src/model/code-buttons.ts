const button = (action: string, label: string, title: string, more = '') =>
  `<button type="button" data-action="${action}" aria-label="${label}" title="${title}"${more}><i class="icon icon-${action}"></i></button>`

/** In the bar of every block, as it is served. */
export const COPY_BUTTON = button('copy', 'Copy code to clipboard', 'Copy')

const WRAP = 'Toggle word wrap'
/** Before it in the bars of blocks with a line that is too long, once somebody has measured: `app/content/article-actions.ts`. */
export const WRAP_BUTTON = button('wrap', WRAP, WRAP, ' aria-pressed="false"')
