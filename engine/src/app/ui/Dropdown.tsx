import { type KeyboardEvent, type MouseEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { Icon } from './Icon.tsx'
import './Dropdown.css'

interface DropdownProps {
  label: string
  /** The trigger's own target. Without one it is a button and never changes the address. */
  href: string | null
  /** Something in the menu is where the reader is. */
  isCurrent: boolean
  /** List items. */
  children: ReactNode
}

/**
 * A menu under a word: hover opens it for the pointer, click, Enter and Space toggle it, and Escape, a press outside, focus
 * leaving or choosing an item close it. A finger cannot hover: its first tap on a link opens the menu, its second follows the link.
 */
export function Dropdown({ label, href, isCurrent, children }: DropdownProps) {
  const root = useRef<HTMLLIElement>(null)
  // A menu opened by hover closes when the pointer leaves; one that was asked for stays.
  const [open, setOpen] = useState<false | 'hover' | 'asked'>(false)
  const pressedWith = useRef('mouse')
  const toggle = () => setOpen((was) => (was === 'asked' ? false : 'asked'))

  useEffect(() => {
    if (!open) return
    const closeOutside = ({ target }: Event) => {
      if (!(target instanceof Node && root.current?.contains(target))) setOpen(false)
    }
    // On the document: a menu opened by hover must close although focus is elsewhere.
    const closeOnEscape = (event: globalThis.KeyboardEvent) => {
      if (event.key !== 'Escape') return
      setOpen(false)
      root.current?.querySelector<HTMLElement>('.dropdown-trigger')?.focus()
    }
    document.addEventListener('pointerdown', closeOutside)
    document.addEventListener('focusin', closeOutside)
    document.addEventListener('keydown', closeOnEscape)
    return () => {
      document.removeEventListener('pointerdown', closeOutside)
      document.removeEventListener('focusin', closeOutside)
      document.removeEventListener('keydown', closeOnEscape)
    }
  }, [open])

  const props = {
    className: 'dropdown-trigger',
    'aria-haspopup': true,
    'aria-expanded': open !== false,
    'data-current': isCurrent || undefined,
    children: (
      <>
        {label}
        <Icon name="caret-down" />
      </>
    ),
  }
  const toggleByKey = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' && event.key !== ' ') return
    event.preventDefault()
    toggle()
  }
  const openByTap = (event: MouseEvent) => {
    if (pressedWith.current === 'mouse' || open) return
    event.preventDefault()
    setOpen('asked')
  }
  return (
    <li
      ref={root}
      className="dropdown"
      onPointerEnter={(event) => event.pointerType === 'mouse' && setOpen((was) => was || 'hover')}
      onPointerDown={({ pointerType }) => {
        pressedWith.current = pointerType
      }}
      onPointerLeave={() => setOpen((was) => was !== 'hover' && was)}
    >
      {href === null ? (
        <button type="button" onClick={toggle} {...props} />
      ) : (
        <a href={href} onClick={openByTap} onKeyDown={toggleByKey} {...props} />
      )}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: Enter on a link is a click too */}
      <ul
        className="dropdown-menu"
        onClick={({ target }) => target instanceof Element && target.closest('a') && setOpen(false)}
      >
        {children}
      </ul>
    </li>
  )
}
