// The tables of the report, each below what it says; nothing of what was not measured.
import { measured } from './corpus.mjs'
import { kb, med, mib, ms, sec, span, table } from './figures.mjs'
import { median } from './lib.mjs'
import { PEERS } from './peers.mjs'

const LABEL = {
  ...Object.fromEntries(Object.entries(PEERS).map(([k, v]) => [k, v.label])),
  plainhtml: 'floor: plain HTML + CSS',
  reactfloor: 'floor: React 19 empty shell',
}
const NAMES = Object.keys(LABEL)

/** How long builds take, and what they need. */
export function builds(build, m) {
  const built = NAMES.filter((n) => build[n])
  if (built.length === 0) return []
  return [
    `Build (median; range; wall seconds, 2 cores). RSS: peak sum over the process tree / largest single process, MiB.`,
    '',
    table(
      [
        'peer',
        'runs cold / warm',
        'cold s',
        'cold CPU s',
        'warm s (1 page changed)',
        'warm CPU s',
        'RSS MiB',
        'dist',
        'files',
      ],
      built.map((n) => {
        // a sample flagged `disturbed` (something else of ours ran meanwhile) stays in the raw JSON but out of the medians
        const good = build[n].filter((r) => r.cold.ok && !r.cold.disturbed),
          warm = build[n].filter((r) => r.warm?.ok && !r.warm.disturbed)
        if (!good.length) return [LABEL[n], build[n].length, 'failed', '', '', '', '', '', '']
        return [
          LABEL[n],
          `${good.length} / ${warm.length}`,
          `**${sec(median(good.map((r) => r.cold.wall)))}**${span(good.map((r) => r.cold.wall))}`,
          sec(median(good.map((r) => r.cold.cpu))),
          warm.length ? `**${sec(median(warm.map((r) => r.warm.wall)))}**${span(warm.map((r) => r.warm.wall))}` : '–',
          sec(median(warm.map((r) => r.warm.cpu))),
          `${mib(median(good.map((r) => r.cold.rssTree)))} / ${mib(median(good.map((r) => r.cold.rssMaxProc)))}`,
          kb(m[n]?.distBytes),
          m[n]?.distFiles ?? '–',
        ]
      }),
    ),
  ]
}

/** What a first load fetches. */
export function sizes(m) {
  const sized = NAMES.filter((n) => m[n]?.html)
  if (sized.length === 0) return []
  return [
    `First load of \`${measured().from.path}\` (sizes computed from the files; JS = every script requested up to 4 s after load, prefetches apart).`,
    '',
    table(
      [
        'peer',
        'HTML raw',
        'HTML gz',
        'HTML br',
        'JS raw',
        'JS gz',
        'JS br',
        'CSS gz',
        'fonts/other',
        'requests',
        'prefetch: requests / bytes',
        'DOM nodes',
      ],
      sized.map((n) => {
        const r = m[n]
        return [
          LABEL[n],
          kb(r.html.raw),
          kb(r.html.gzip),
          kb(r.html.brotli),
          kb(r.js.raw),
          `**${kb(r.js.gzip)}**`,
          kb(r.js.brotli),
          kb(r.css.gzip),
          kb(r.other.brotli),
          r.requests,
          r.prefetchRequests ? `${r.prefetchRequests} / ${kb(r.prefetched)}` : '0',
          r.dom.nodes,
        ]
      }),
    ),
  ]
}

/** How long a first load takes on a slow device and line. */
export function loads(m) {
  const loaded = NAMES.filter((n) => m[n]?.loads?.length)
  if (loaded.length === 0) return []
  return [
    `Load with CPU 4x slower, 1.6 Mbps, 150 ms RTT, cold cache (median of ${med(
      loaded.map((n) => ({ n: m[n].loads.length })),
      'n',
    )}).`,
    '',
    table(
      [
        'peer',
        'FCP ms',
        'LCP ms',
        'load ms',
        'TBT ms',
        'script ms',
        'all main-thread ms',
        'style+layout ms',
        'JS heap MB (after GC)',
        'CLS',
      ],
      loaded.map((n) => {
        const l = m[n].loads
        return [
          LABEL[n],
          ms(med(l, 'fcp')),
          ms(med(l, 'lcp')),
          ms(med(l, 'load')),
          `**${ms(med(l, 'tbt'))}**`,
          ms(med(l, 'script')),
          ms(med(l, 'task')),
          ms(med(l, (x) => x.style + x.layout)),
          `${(med(l, 'heap') / 1e6).toFixed(1)} (${(med(l, 'heapAfterGc') / 1e6).toFixed(1)})`,
          (med(l, 'cls') ?? 0).toFixed(3),
        ]
      }),
    ),
  ]
}

/** From a click on a link to the next page. */
export function navigations(m) {
  const naved = NAMES.filter((n) => m[n]?.nav && Object.keys(m[n].nav).length)
  if (naved.length === 0) return []
  return [
    'Navigation by a sidebar link that has been in view 1.5 s: ms from click until the new h1 is in the DOM (/ painted). `hover` = pointer on the link 300 ms before the click. Bytes on the wire (brotli) are of the slow run: before the click / after it.',
    '',
    table(
      ['peer', 'kind', 'fast', 'fast, hover', 'slow', 'slow, hover', 'bytes no hover', 'bytes hover'],
      naved.map((n) => {
        const v = m[n].nav,
          cell = (mode) => {
            const l = v[mode]
            const x = med(l, 'ms')
            return x == null ? (l?.[0]?.failed ?? '–') : `${ms(x)} / ${ms(med(l, 'paint'))}`
          }
        const bytes = (mode) =>
          `${kb(med(v[mode], (x) => x.viewBytes + x.hoverBytes))} / ${kb(med(v[mode], 'afterBytes'))}`
        return [
          LABEL[n],
          v.fast?.find((x) => !x.failed)?.spa ? 'client' : 'document',
          cell('fast'),
          cell('fastHover'),
          cell('slow'),
          cell('slowHover'),
          bytes('slow'),
          bytes('slowHover'),
        ]
      }),
    ),
  ]
}

/** From the dialog to results. */
export function searches(m) {
  const searched = NAMES.filter((n) => m[n]?.search)
  if (searched.length === 0) return []
  return [
    'Search for "selector": wire bytes from opening until the first result (/ until settled), ms from the query to the first result and from opening (Ctrl+K) to it, then ms per keystroke once warm (typing "middleware", until the result list stops changing; includes the framework\'s debounce).',
    '',
    table(
      [
        'peer',
        'bytes to first / settled',
        'fast: query→result',
        'fast: open→result',
        'fast: keystroke',
        'slow: query→result',
        'slow: open→result',
        'slow: keystroke',
      ],
      searched.map((n) => {
        const { fast, slow } = m[n].search,
          keys = (l) => median((l ?? []).filter((x) => !x.failed).flatMap((x) => x.keys))
        if (!fast?.some((x) => !x.failed)) return [LABEL[n], fast?.[0]?.failed ?? '–', '', '', '', '', '', '']
        return [
          LABEL[n],
          `${kb(med(fast, 'bytes'))} / ${kb(med(fast, 'settledBytes'))}`,
          ms(med(fast, 'first')),
          ms(med(fast, 'total')),
          ms(keys(fast)),
          ms(med(slow, 'first')),
          ms(med(slow, 'total')),
          ms(keys(slow)),
        ]
      }),
    ),
  ]
}
