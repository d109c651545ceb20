/**
 * In the bar of every block, outside of any form: it needs no type. The one that wraps lines is made where a line is too long:
 * `app/content/article-actions.ts`.
 */
export const COPY_BUTTON =
  '<button data-action="copy" aria-label="Copy code to clipboard" title="Copy"><i class="icon icon-copy"></i></button>'
