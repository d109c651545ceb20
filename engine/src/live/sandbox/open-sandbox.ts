import * as react from 'react'
import * as jsx from 'react/jsx-runtime'
import * as reactDom from 'react-dom'
import * as reactDomClient from 'react-dom/client'
import type { ReactPackage } from '#model/live-packs.ts'
import { offer } from './packages.ts'
import { start } from './start.ts'

/* What every site's first script begins with: React, and the code that runs examples. */

const known: Record<ReactPackage, object> = {
  react,
  'react/jsx-runtime': jsx,
  'react-dom': reactDom,
  'react-dom/client': reactDomClient,
}
offer(known)

/** Makes the sandbox ready for the page's word, and lends modules to the scripts of further packs, by number. */
export function openSandbox(shared: object[]): void {
  Object.assign(window, { __live: { shared, start } })
}
