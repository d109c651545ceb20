import 'react'

declare module 'react' {
  /** React sets custom properties as well; its own types leave them out. */
  interface CSSProperties {
    [name: `--${string}`]: string | number
  }
}
