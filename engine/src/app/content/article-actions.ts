import { writeClipboard } from '#app/ui/write-clipboard.ts'

/**
 * Brings the buttons of code blocks and folds to life, wherever they are: one listener for the document, because they are plain HTML.
 */
export function startArticleActions(): void {
  // Coming near a button or a sample loads what it does, so that a press finds it there.
  for (const type of ['click', 'pointerover', 'focusin', 'keydown'])
    document.addEventListener(type, (event) => press(event).catch(() => {})) // what it does cannot be had: the code can be read

  let planned = 0
  const plan = () => {
    cancelAnimationFrame(planned)
    planned = requestAnimationFrame(offerButtons)
  }
  const attributeFilter = ['hidden', 'open']
  new MutationObserver(plan).observe(document.body, { childList: true, subtree: true, attributeFilter })
  addEventListener('resize', plan)
  plan()
}

async function press(event: Event): Promise<void> {
  const { target, type } = event
  if (!(target instanceof Element)) return
  // Names in samples answer what they are.
  if (target.closest('[data-checked] pre')) (await import('./type-hovers.ts')).followNames(event)
  const button = target.closest<HTMLElement>('[data-action]')
  if (!button) return
  const actions = import('./code-actions.ts')
  if (type !== 'click') return void (await actions)
  const code = shownCode(button)
  if (!code) (await actions).foldUp(button)
  else if (button.dataset.action === 'wrap') (await actions).toggleWrap(button)
  else {
    const text = actions.then(
      ({ codeText }) => codeText(code),
      () => code.textContent,
    )
    const isWritten = await writeClipboard(text).then(
      () => true,
      () => false,
    )
    actions.then(
      ({ endCopy }) => endCopy(button, code, isWritten),
      () => isWritten && button.firstElementChild?.classList.replace('icon-copy', 'icon-check'),
    )
  }
}

/**
 * Gives a wrap button to every block with a line wider than the block, and shows the way to fold up every fold taller than the window.
 * Measures all before changing any; what a closed fold holds waits for it to open, for measuring alone would lay it out.
 */
function offerButtons(): void {
  const all = [...document.querySelectorAll<HTMLElement>('.code .code-actions, [data-action=fold]')].filter(
    (part) => !part.closest('details:not([open])'),
  )
  const isOffered = all.map((part) => {
    const pre = shownCode(part)?.parentElement
    if (pre) return !!part.querySelector('[aria-pressed=true]') || pre.scrollWidth > pre.clientWidth
    return (part.closest('details')?.clientHeight ?? 0) > innerHeight
  })
  // Nothing is a change that does not change it: this listens to changes.
  all.forEach((part, index) => {
    const button = part.dataset.action ? part : part.querySelector('[data-action=wrap]')
    if (button) button.toggleAttribute('hidden', !isOffered[index])
    else if (isOffered[index]) part.prepend(wrapButton(part))
  })
}

/** Made of the button that copies, which every bar has. */
function wrapButton(bar: Element): Node {
  const button = bar.lastElementChild?.cloneNode(true) as HTMLElement
  button.dataset.action = 'wrap'
  button.title = button.ariaLabel = 'Toggle word wrap'
  button.ariaPressed = 'false'
  button.firstElementChild?.classList.replace('icon-copy', 'icon-wrap')
  return button
}

/** The code on screen in a button's block: that of the chosen tab where there are several. */
function shownCode(button: Element): HTMLElement | null | undefined {
  return button
    .closest('figure.code')
    ?.querySelector<HTMLElement>(':scope > pre > code, [role=tabpanel]:not([hidden]) code')
}
