const icon = (name: string) => `<i class="icon icon-${name}" aria-hidden="true"></i>`

/** The buttons of a code block's bar, for blocks that the compiler writes and for those with tabs, which the app renders. */
export const CODE_ACTIONS_HTML = [
  '<button type="button" data-action="wrap" aria-label="Toggle word wrap" title="Toggle word wrap" aria-pressed="false" hidden>',
  `${icon('wrap')}</button>`,
  '<button type="button" data-action="copy" aria-label="Copy code to clipboard" title="Copy">',
  `${icon('copy')}</button>`,
].join('')
