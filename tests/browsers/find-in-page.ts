/** Something on a page as a reader would name it. */
export interface Target {
  /** Any selector; `role` is shorter for most. */
  css?: string
  role?: keyof typeof SELECTORS
  /** The whole accessible name; a regular expression is given as `/…/`. */
  name?: string
  /** Text inside it. */
  text?: string
  /** Looks inside the first one of these only. */
  within?: Target
}

/** Roles as this site writes them. */
const SELECTORS = {
  button: 'button',
  link: 'a[href]',
  tab: '[role=tab]',
  tabpanel: '[role=tabpanel]',
  heading: 'h1, h2, h3',
  dialog: 'dialog, [role=dialog]',
  combobox: '[role=combobox]',
  option: '[role=option]',
  searchbox: 'input[type=search], [role=searchbox]',
  textbox: '[role=textbox]',
  navigation: 'nav',
  figure: 'figure',
  group: '[role=group]',
  status: '[role=status]',
  menu: '[role=menu]',
}

/** An expression: the visible elements that a target means. It runs in the page, so it stands on nothing outside of it. */
export function findExpression(target: Target): string {
  return `(${findAll})(${JSON.stringify(target)}, ${JSON.stringify(SELECTORS)})`
}

function findAll(target: Target, selectors: Record<string, string>, root: ParentNode = document): Element[] {
  const isVisible = (element: Element) =>
    element.getClientRects().length > 0 && getComputedStyle(element).visibility !== 'hidden'
  const textOf = (element: Element) => (element as HTMLElement).innerText ?? element.textContent ?? '' // a drawing has no inner text
  const nameOf = (element: Element) => {
    const text = element.getAttribute('aria-label') ?? textOf(element)
    return text.replace(/\s+/g, ' ').trim()
  }
  const hasName = (element: Element, name: string) => {
    const pattern = /^\/(.*)\/$/.exec(name)?.[1]
    return pattern === undefined ? nameOf(element) === name : new RegExp(pattern).test(nameOf(element))
  }
  const [outer] = target.within ? findAll(target.within, selectors, root) : [root as Element]
  if (!outer) return []
  const selector = target.css ?? selectors[target.role ?? ''] ?? '*'
  return [...outer.querySelectorAll(selector)].filter((element) => {
    if (!isVisible(element)) return false
    if (target.name !== undefined && !hasName(element, target.name)) return false
    return target.text === undefined || textOf(element).includes(target.text)
  })
}
