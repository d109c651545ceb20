import { writeClipboard } from '#app/ui/write-clipboard.ts'

/**
 * Brings the buttons of code blocks to life, wherever they are: one listener for the document, because a block is plain HTML.
 */
export function startArticleActions(): void {
  // Coming near a button or a sample loads what it does, so that a press finds it there.
  for (const type of ['click', 'pointerover', 'focusin', 'keydown']) document.addEventListener(type, press)

  let planned = 0
  const plan = () => {
    cancelAnimationFrame(planned)
    planned = requestAnimationFrame(offerWrap)
  }
  const attributeFilter = ['hidden', 'open']
  new MutationObserver(plan).observe(document.body, { childList: true, subtree: true, attributeFilter })
  addEventListener('resize', plan)
  document.fonts?.addEventListener('loadingdone', plan)
  plan()
}

async function press(event: Event): Promise<void> {
  const { target, type } = event
  if (!(target instanceof Element)) return
  // Names in samples answer what they are.
  if (target.closest('[data-checked] pre')) (await import('./type-hovers.ts')).followNames(event)
  const button = target.closest<HTMLElement>('[data-action]')
  const figure = button?.closest<HTMLElement>('figure.code')
  if (!button || !figure) return
  const actions = import('./code-actions.ts')
  if (type !== 'click') return void (await actions)
  const code = shownCode(figure)
  if (button.dataset.action === 'wrap') (await actions).toggleWrap(button, figure)
  else if (code) {
    const writing = writeClipboard(actions.then(({ codeText }) => codeText(code)))
    const isWritten = await writing.then(
      () => true,
      () => false,
    )
    ;(await actions).endCopy(button, code, isWritten)
  }
}

/** Shows the wrap button of every block with a line wider than the block. Measures all before changing any. */
function offerWrap(): void {
  const buttons = [...document.querySelectorAll<HTMLElement>('[data-action=wrap]')]
  const hidden = buttons.map((button) => {
    const pre = shownCode(button.closest('figure.code'))?.parentElement
    return button.ariaPressed !== 'true' && !(pre && pre.scrollWidth > pre.clientWidth)
  })
  buttons.forEach((button, index) => {
    if (button.hidden !== hidden[index]) button.hidden = !button.hidden
  })
}

/** The code on screen: that of the chosen tab where there are several. */
function shownCode(figure: Element | null): HTMLElement | null {
  return figure?.querySelector<HTMLElement>(':scope > pre > code, [role=tabpanel]:not([hidden]) code') ?? null
}
