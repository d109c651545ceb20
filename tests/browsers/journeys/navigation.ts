import { expect } from 'vitest'
import type { Journey } from '../journey.ts'

const SIDEBAR = { role: 'navigation', name: 'Docs sidebar' } as const
const NAVBAR = { role: 'navigation', name: 'Main' } as const

/** A heading lands below the bar of 60 px, with a little air. */
const LANDING = 68

export const NAVIGATION_JOURNEYS: Journey[] = [
  {
    name: 'a link changes the page without a full load; Back and Forward bring back page and position',
    async walk(reader) {
      await reader.open('/api/createSlice')
      await reader.ask('void (window.isFirstDocument = true)')
      await reader.scrollTo(1500)
      await reader.click({ role: 'link', name: 'createReducer', within: SIDEBAR })
      await reader.seePage('createReducer')
      await reader.until('the new page is at its top', 'scrollY === 0')
      await reader.scrollTo(900)
      await reader.ask('history.back()')
      await reader.seePage('createSlice')
      await reader.until('the position is back', 'Math.round(scrollY) === 1500')
      await reader.ask('history.forward()')
      await reader.seePage('createReducer')
      await reader.until('the position is back', 'Math.round(scrollY) === 900')
      expect(await reader.ask('window.isFirstDocument')).toBe(true)
      expect(await reader.ask('location.pathname')).toBe('/api/createReducer')
      expect(await reader.ask('document.title')).toMatch(/^createReducer/)
    },
  },
  {
    name: 'a link to a heading leads to it, and Back to where the reader was',
    async walk(reader) {
      await reader.open('/api/createSlice')
      await reader.scrollTo(300)
      const contents = { role: 'navigation', name: 'Table of contents' } as const
      await reader.click({ role: 'link', name: 'Options', within: contents })
      await reader.until(
        'the heading is below the bar',
        `Math.round(document.getElementById('options').getBoundingClientRect().top) === ${LANDING}`,
      )
      await reader.ask('history.back()')
      await reader.until('the position is back', 'Math.round(scrollY) === 300')
    },
  },
  {
    name: 'a link to a place in the middle of a long page leads there, and what comes in above does not move it',
    async walk(reader) {
      await reader.open('/tutorials/overview')
      await reader.ask(`void (() => {
        const tops = (window.tops = [])
        const look = () => {
          const place = document.getElementById('adapter-basics')
          if (place) tops.push(Math.round(place.getBoundingClientRect().top))
          requestAnimationFrame(look)
        }
        look()
        const text = 'Adapters, step by step'
        const link = Object.assign(document.createElement('a'), { href: '/usage/usage-guide#adapter-basics', textContent: text })
        link.style.cssText = 'position:fixed;z-index:9999;inset:auto auto 10px 10px;background:canvas'
        document.body.append(link)
      })()`)
      await reader.click({ role: 'link', name: 'Adapters, step by step' })
      await reader.seePage('Usage guide')
      await reader.until(
        'all of the text is there',
        `document.getElementById('project-layout') && !document.querySelector('.prose[style*=size]')`,
      )
      expect([...new Set(await reader.ask<number[]>('window.tops'))]).toEqual([LANDING])
    },
  },
  {
    name: 'a reload keeps page and position',
    async walk(reader) {
      await reader.open('/tutorials/overview')
      await reader.click({ role: 'link', name: 'API', within: NAVBAR })
      await reader.seePage('configureStore')
      await reader.scrollTo(700)
      await reader.reload()
      await reader.until('the position is back', 'Math.round(scrollY) === 700')
    },
  },
  {
    name: 'an address that no page has says so, with a way out',
    mayComplain: /404/,
    async walk(reader) {
      await reader.open('/api/createSlize')
      await reader.seePage('Page Not Found')
      await reader.click({ css: 'main a[href]', name: 'createSlice' })
      await reader.seePage('createSlice')
    },
  },
]
