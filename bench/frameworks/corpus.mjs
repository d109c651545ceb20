// Deterministic documentation corpus: the same pages for every peer.
// Page i is byte-identical for every N > i when both N >= 56 (links of the first 56 stay inside the first 56).
//   node corpus.mjs <N> <outDir> [--h1] [--ext=mdx]
import fs from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'

export const GROUPS = ['start', 'guides', 'concepts', 'recipes', 'reference', 'testing', 'migration', 'ecosystem']
const BASE = 56

function rng(seed) {
  let a = seed >>> 0
  const next = () => {
    a = (a + 0x6d2b79f5) | 0
    let t = Math.imul(a ^ (a >>> 15), 1 | a)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
  return {
    int: (lo, hi) => lo + Math.floor(next() * (hi - lo + 1)),
    pick: (list) => list[Math.floor(next() * list.length)],
    chance: (p) => next() < p,
    shuffle(list) {
      const out = [...list]
      for (let i = out.length - 1; i > 0; i--) {
        const j = Math.floor(next() * (i + 1))
        ;[out[i], out[j]] = [out[j], out[i]]
      }
      return out
    },
  }
}

const cap = (s) => s[0].toUpperCase() + s.slice(1)
const W = {
  thing: [
    'store',
    'slice',
    'reducer',
    'selector',
    'middleware',
    'action',
    'subscription',
    'snapshot',
    'listener',
    'effect',
    'query',
    'cache entry',
    'entity table',
    'dispatcher',
    'transaction',
    'patch',
    'derived value',
    'scheduler',
    'provider',
    'enhancer',
  ],
  domain: [
    'cart',
    'invoice',
    'session',
    'profile',
    'comment',
    'thread',
    'ticket',
    'order',
    'payment',
    'project',
    'board',
    'playlist',
    'message',
    'report',
    'device',
    'sensor',
    'workspace',
    'member',
    'booking',
    'upload',
    'draft',
    'filter',
    'route',
    'alert',
    'ledger',
    'asset',
    'recipe',
    'lesson',
    'review',
    'segment',
  ],
  verb: [
    'normalize',
    'memoize',
    'batch',
    'dispatch',
    'hydrate',
    'persist',
    'compose',
    'serialize',
    'subscribe to',
    'derive',
    'reset',
    'invalidate',
    'prefetch',
    'throttle',
    'replay',
    'inspect',
    'migrate',
    'split',
    'merge',
    'freeze',
  ],
  adj: [
    'stable',
    'immutable',
    'shallow',
    'nested',
    'shared',
    'local',
    'optimistic',
    'pending',
    'stale',
    'typed',
    'generic',
    'lazy',
    'eager',
    'explicit',
    'predictable',
    'serializable',
    'concurrent',
    'idempotent',
  ],
  who: [
    'the component',
    'a connected view',
    'the calling code',
    'your test',
    'the server renderer',
    'the devtools panel',
    'a background job',
    'the router',
    'the build',
    'a second consumer',
  ],
  why: [
    're-renders stay bounded',
    'the reference does not change',
    'types flow without annotations',
    'tests can run in isolation',
    'hydration matches the first paint',
    'a replay yields the same result',
    'memory is released on unmount',
    'updates are applied in order',
    'a failed request can be retried',
    'the bundle stays small',
  ],
  api: [
    'createStore',
    'createSlice',
    'createSelector',
    'useSelector',
    'useDispatch',
    'combineSlices',
    'configureStore',
    'batchUpdates',
    'createListener',
    'entityAdapter',
    'persistState',
    'useSnapshot',
    'subscribeWith',
    'withDevtools',
    'hydrateFrom',
    'createQuery',
    'useMutation',
    'patchState',
  ],
}
const SENTENCES = [
  (r, k) =>
    `When ${r.pick(W.who)} reads the ${k.domain} ${r.pick(W.thing)}, the ${r.pick(W.thing)} returns a ${r.pick(W.adj)} reference, so ${r.pick(W.why)}.`,
  (r, k) =>
    `Use ${k.api()} to ${r.pick(W.verb)} the ${r.pick(W.adj)} ${r.pick(W.thing)} before ${r.pick(W.who)} asks for it.`,
  (r) =>
    `A ${r.pick(W.thing)} is ${r.pick(W.adj)} by default; opt out only if ${r.pick(W.who)} cannot ${r.pick(W.verb)} it.`,
  (r, k) =>
    `The ${k.domain} example keeps one ${r.pick(W.thing)} per ${r.pick(W.domain)}, which means ${r.pick(W.why)} even when the list grows to ${r.int(2, 90) * 100} rows.`,
  (r, k) =>
    `Most teams start with ${k.api()} and move to ${k.api()} once more than ${r.int(2, 9)} features ${r.pick(W.verb)} the same ${r.pick(W.thing)}.`,
  (r, k) =>
    `Read ${k.link()} first if the difference between a ${r.pick(W.thing)} and a ${r.pick(W.thing)} is new to you.`,
  (r) =>
    `It is tempting to ${r.pick(W.verb)} everything at once, but a ${r.pick(W.adj)} ${r.pick(W.thing)} is easier to reason about because ${r.pick(W.why)}.`,
  (r, k) =>
    `Internally, ${k.api()} compares the previous ${r.pick(W.thing)} with the next one by \`Object.is\` and skips the ${r.pick(W.thing)} if they match.`,
  (r, k) =>
    `If \`${k.ident()}\` is undefined at this point, ${r.pick(W.who)} falls back to the ${r.pick(W.adj)} ${r.pick(W.thing)} and logs a warning in development.`,
  (r) =>
    `In practice the cost is dominated by the ${r.pick(W.thing)}: on a mid-range phone it takes about ${r.int(2, 48)} ms to ${r.pick(W.verb)} ${r.int(3, 60)} of them.`,
  (r, k) =>
    `The same rule applies to ${k.link()}, where the ${r.pick(W.thing)} must stay ${r.pick(W.adj)} so that ${r.pick(W.why)}.`,
  (r, k) =>
    `Pass \`${k.ident()}\` as the second argument when ${r.pick(W.who)} needs to ${r.pick(W.verb)} a ${r.pick(W.adj)} ${r.pick(W.thing)} on the **first** render.`,
  (r, k) =>
    `Note that *every* ${r.pick(W.thing)} created by ${k.api()} is disposed together with its ${r.pick(W.thing)}; you do not need to ${r.pick(W.verb)} it by hand.`,
]
const HEADS = [
  (r, k) => `Create the ${k.domain} ${r.pick(W.thing)}`,
  (r) => `How to ${r.pick(W.verb)} a ${r.pick(W.thing)}`,
  (r) => `Why the ${r.pick(W.thing)} is ${r.pick(W.adj)}`,
  (r, k) => `Typing the ${k.domain} ${r.pick(W.thing)}`,
  (r) => `Handling ${r.pick(W.adj)} updates`,
  (r) => `Performance of the ${r.pick(W.thing)}`,
  (r) => `Common mistakes with a ${r.pick(W.adj)} ${r.pick(W.thing)}`,
  (_r, k) => `Reading ${k.domain} state`,
  (r) => `Debugging the ${r.pick(W.thing)}`,
  (r) => `When to ${r.pick(W.verb)}`,
  (_r, k) => `Sharing ${k.domain} logic`,
  (r) => `Rules for ${r.pick(W.adj)} data`,
]

// ---- code: every block has its own identifiers and literals ----
const CODE = {
  ts: [
    (r, k) => {
      const d = k.id(),
        D = cap(d),
        fields = r
          .shuffle([
            'title',
            'status',
            'ownerId',
            'updatedAt',
            'total',
            'tags',
            'version',
            'archived',
            'score',
            'notes',
          ])
          .slice(0, r.int(3, 6))
      const type = (f) =>
        ({
          total: 'number',
          score: 'number',
          version: 'number',
          updatedAt: 'Date | null',
          tags: 'readonly string[]',
          archived: 'boolean',
        })[f] ?? 'string'
      return `import { createSlice, type PayloadAction } from '@acme/${k.pkg()}'\n\n// ${cap(r.pick(W.adj))} ${k.domain} state, keyed by id\nexport interface ${D}State {\n${fields.map((f) => `  ${f}: ${type(f)}`).join('\n')}\n  byId: Record<string, ${D}Item | undefined>\n}\n\ninterface ${D}Item {\n  readonly id: string\n  ${fields[0]}?: ${type(fields[0])}\n}\n\nexport const ${d}Slice = createSlice({\n  name: '${d}',\n  initialState: { byId: {} } as ${D}State,\n  reducers: {\n    ${k.ident()}(state, action: PayloadAction<${D}Item>) {\n      const current = state.byId[action.payload.id]\n      if (current === undefined) return\n      state.byId[action.payload.id] = { ...current, ...action.payload }\n    },\n    ${k.ident()}(state, { payload }: PayloadAction<string>) {\n      delete state.byId[payload] // ${r.int(10, 99)}\n    },\n  },\n})\n\nexport const { actions: ${d}Actions, reducer: ${d}Reducer } = ${d}Slice`
    },
    (r, k) => {
      const d = k.id(),
        D = cap(d)
      return `type ${D}Selector<T> = (state: RootState) => T\n\nconst select${D}: ${D}Selector<${D}State> = (state) => state.${d}\n\nexport const ${k.ident()} = createSelector(\n  [select${D}, (_: RootState, id: string) => id],\n  (slice, id) => slice.byId[id] ?? null,\n)\n\nexport const ${k.ident()}: ${D}Selector<number> = createSelector(\n  [select${D}],\n  (slice) => Object.values(slice.byId).reduce((sum, item) => sum + (item?.total ?? ${r.int(0, 20)}), 0),\n)`
    },
    (r, k) => {
      const d = k.id(),
        n = r.int(2, 6)
      return `export async function ${k.ident()}<TResult extends object>(\n  api: StoreApi<RootState>,\n  { id, signal, retries = ${n} }: { id: string; signal?: AbortSignal; retries?: number },\n): Promise<TResult> {\n  for (let attempt = 0; attempt <= retries; attempt++) {\n    try {\n      const response = await fetch(\`/api/${d}/\${encodeURIComponent(id)}\`, { signal })\n      if (!response.ok) throw new HttpError(response.status, '${d} failed')\n      const body = (await response.json()) as TResult\n      api.dispatch(${d}Loaded({ id, body, at: Date.now() }))\n      return body\n    } catch (error: unknown) {\n      if (attempt === retries || signal?.aborted) throw error\n      await wait(2 ** attempt * ${r.int(5, 40) * 10})\n    }\n  }\n  throw new Error('unreachable')\n}`
    },
    (r, k) => {
      const d = k.id(),
        D = cap(d)
      return `declare module '@acme/${k.pkg()}' {\n  interface Register {\n    ${d}: typeof ${d}Store\n  }\n}\n\nexport enum ${D}Phase {\n${r
        .shuffle(['Idle', 'Loading', 'Ready', 'Failed', 'Stale', 'Locked'])
        .slice(0, r.int(3, 5))
        .map((p) => `  ${p} = '${d}/${p.toLowerCase()}',`)
        .join(
          '\n',
        )}\n}\n\nexport abstract class ${D}Effect<const TKey extends string> {\n  static readonly limit = ${r.int(10, 9999)}\n  #pending = new Map<TKey, Promise<void>>()\n\n  protected abstract execute(key: TKey): Promise<void>\n\n  ${k.ident()}(key: TKey): Promise<void> {\n    const running = this.#pending.get(key)\n    if (running) return running\n    const next = this.execute(key).finally(() => this.#pending.delete(key))\n    this.#pending.set(key, next)\n    return next\n  }\n}`
    },
  ],
  tsx: [
    (r, k) => {
      const d = k.id(),
        D = cap(d)
      return `import { useMemo, useState } from 'react'\nimport { useDispatch, useSelector } from '@acme/${k.pkg()}'\n\nexport function ${D}Panel({ id, onClose }: { id: string; onClose?: () => void }) {\n  const item = useSelector((state) => ${k.ident()}(state, id))\n  const dispatch = useDispatch()\n  const [draft, setDraft] = useState(item?.title ?? '')\n  const dirty = useMemo(() => draft !== item?.title, [draft, item])\n\n  if (!item) return <p className="${d}-empty">No ${k.domain} found</p>\n\n  return (\n    <section aria-labelledby="${d}-heading">\n      <h2 id="${d}-heading">{item.title}</h2>\n      <input value={draft} onChange={(event) => setDraft(event.target.value)} maxLength={${r.int(20, 200)}} />\n      <button\n        type="button"\n        disabled={!dirty}\n        onClick={() => {\n          dispatch(${k.ident()}({ id, title: draft }))\n          onClose?.()\n        }}\n      >\n        Save ${k.domain}\n      </button>\n    </section>\n  )\n}`
    },
    (r, k) => {
      const d = k.id(),
        D = cap(d)
      return `const ${D}Context = createContext<${D}Store | null>(null)\n\nexport function ${D}Provider({ children, preloaded }: PropsWithChildren<{ preloaded?: ${D}State }>) {\n  const ref = useRef<${D}Store>(undefined)\n  ref.current ??= create${D}Store({ preloaded, limit: ${r.int(5, 500)} })\n  useEffect(() => ref.current?.${k.ident()}(), [])\n  return <${D}Context value={ref.current}>{children}</${D}Context>\n}\n\nexport function use${D}<T>(selector: (state: ${D}State) => T): T {\n  const store = use(${D}Context)\n  if (!store) throw new Error('use${D} needs a ${D}Provider')\n  return useSyncExternalStore(store.subscribe, () => selector(store.getState()))\n}`
    },
    (r, k) => {
      const d = k.id(),
        D = cap(d)
      return `export const ${D}List = memo(function ${D}List({ limit = ${r.int(5, 80)} }: { limit?: number }) {\n  const ids = useSelector(${k.ident()})\n  const { data, error, isLoading } = useQuery('${d}', { staleTime: ${r.int(1, 60)}_000 })\n\n  return (\n    <ul role="list" data-count={ids.length}>\n      {isLoading && <li aria-busy>Loading…</li>}\n      {error && <li role="alert">{error.message}</li>}\n      {ids.slice(0, limit).map((id) => (\n        <${D}Row key={id} id={id} value={data?.[id]} onSelect={${k.ident()}} />\n      ))}\n    </ul>\n  )\n})`
    },
  ],
  js: [
    (r, k) => {
      const d = k.id()
      return `import { configureStore } from '@acme/${k.pkg()}'\nimport { ${d}Reducer } from './${d}.js'\n\nexport const ${k.ident()} = (store) => (next) => (action) => {\n  if (!action.type.startsWith('${d}/')) return next(action)\n  const started = performance.now()\n  const result = next(action)\n  const took = performance.now() - started\n  if (took > ${r.int(4, 50)}) console.warn(\`\${action.type} took \${took.toFixed(1)} ms\`)\n  return result\n}\n\nexport const ${d}Store = configureStore({\n  reducer: { ${d}: ${d}Reducer },\n  middleware: (base) => [...base(), ${k.ident()}],\n  devTools: process.env.NODE_ENV !== 'production',\n})`
    },
    (r, k) => {
      const d = k.id()
      return `const pending${cap(d)} = new WeakMap()\n\n/**\n * Returns a debounced ${d} listener.\n * @param {import('@acme/${k.pkg()}').Store} store\n * @param {number} [delay]\n */\nexport function ${k.ident()}(store, delay = ${r.int(10, 90) * 5}) {\n  let timer = null\n  return store.subscribe(({ ${d} }, previous) => {\n    if (Object.is(${d}, previous.${d})) return\n    clearTimeout(timer)\n    timer = setTimeout(() => {\n      pending${cap(d)}.set(store, ${d}.version ?? 0)\n      localStorage.setItem('${d}:v${r.int(1, 9)}', JSON.stringify(${d}))\n    }, delay)\n  })\n}`
    },
    (r, k) => {
      const d = k.id()
      return `test('${k.domain} ${r.pick(W.thing)} is ${r.pick(W.adj)}', async () => {\n  const store = create${cap(d)}Store({ seed: ${r.int(100, 9999)} })\n  const seen = []\n  const stop = store.subscribe((state) => seen.push(state.${d}.total))\n\n  store.dispatch({ type: '${d}/${k.ident()}', payload: ${r.int(1, 50)} })\n  await store.flush()\n  expect(seen).toEqual([${r.int(1, 9)}, ${r.int(10, 99)}])\n\n  stop()\n  store.dispatch({ type: '${d}/${k.ident()}' })\n  expect(seen).toHaveLength(${r.int(2, 5)})\n})`
    },
  ],
  bash: [
    (r, k) => {
      const d = k.id()
      return `# Install the ${k.domain} package and its peers\nnpm install @acme/${k.pkg()} @acme/${d}-adapter@^${r.int(1, 9)}.${r.int(0, 20)}\nnpm install --save-dev @acme/devtools-${d}\n\n# Generate the ${d} slice, then check the types\nnpx acme generate slice ${d} --dir src/features/${d} --with-tests\nnpx tsc --noEmit --project tsconfig.${d}.json\n\nexport ACME_${d.toUpperCase()}_TRACE=${r.int(1, 9)}\nif [ "$CI" = "true" ]; then\n  npx acme check --max-size ${r.int(4, 90)}kb --report "reports/${d}.json"\nfi`
    },
    (r, k) => {
      const d = k.id()
      return `$ npx acme inspect ${d} --since ${r.int(1, 30)}d\n✔ loaded ${r.int(3, 300)} actions\n✔ replayed in ${r.int(10, 900)} ms\n\n$ for name in ${k.id()} ${k.id()} ${k.id()}; do\n>   npx acme codemod rename-${d} "src/$name/**/*.ts" --dry\n> done\n${r.int(2, 80)} files would change\n$ git commit -am "refactor(${d}): use ${k.ident()}"`
    },
  ],
  json: [
    (r, k) => {
      const d = k.id()
      return `{\n  "$schema": "https://acme.example/schema/${d}.json",\n  "name": "${d}",\n  "version": "${r.int(0, 9)}.${r.int(0, 30)}.${r.int(0, 9)}",\n  "persist": { "key": "${k.ident()}", "throttle": ${r.int(1, 90) * 10}, "blacklist": ["${k.id()}", "${k.id()}"] },\n  "features": {\n    "${k.ident()}": true,\n    "${k.ident()}": false,\n    "limit": ${r.int(10, 5000)}\n  },\n  "migrations": [\n${Array.from({ length: r.int(2, 6) }, (_, i) => `    { "from": ${i + 1}, "to": ${i + 2}, "run": "./migrations/${d}-${r.int(100, 999)}.js" }`).join(',\n')}\n  ]\n}`
    },
  ],
}
const LANGS = ['ts', 'ts', 'ts', 'tsx', 'tsx', 'tsx', 'js', 'js', 'bash', 'json']

// ---- pages ----
function meta(i) {
  if (i === 0) return { i, group: '', slug: '', path: '/', file: 'index', title: 'Acme State' }
  const r = rng(9000 + i)
  const domain = r.pick(W.domain),
    thing = r.pick(W.thing),
    verb = r.pick(W.verb).split(' ')[0]
  const group = GROUPS[i % GROUPS.length]
  const slug = `${domain}-${thing.replace(/ /g, '-')}-${i}`
  return {
    i,
    group,
    slug,
    path: `/${group}/${slug}`,
    file: `${group}/${slug}`,
    title: `${cap(verb)} the ${domain} ${thing} ${i}`,
    domain,
  }
}

export function pages(N) {
  return Array.from({ length: N }, (_, i) => meta(i))
}

/** What the sentences and samples of a page name: its domain, and names that are drawn each time they are asked for. */
function namesOf(page, N, r) {
  const { i } = page
  const linkPool = i < BASE ? Math.min(BASE, N) : N
  let serial = 0
  return {
    domain: page.domain ?? 'cart',
    api: () => `\`${r.pick(W.api)}()\``,
    id: () =>
      `${r.pick(W.domain)}${r.pick(['', 'Draft', 'Log', 'Tree', 'Feed', 'Index', 'Queue', 'Map'])}${i}${'abcdefghijklmnopqrstuvwxyz'[serial++ % 26]}`,
    ident: () =>
      `${r.pick(['select', 'load', 'sync', 'reset', 'update', 'track', 'resolve', 'queue', 'apply', 'watch'])}${cap(r.pick(W.domain))}${r.pick(['', 'ById', 'List', 'Entry', 'State', 'Once', 'All'])}${r.int(1, 999)}`,
    pkg: () => r.pick(['state', 'store', 'query', 'effects', 'persist', 'react']),
    link: () => {
      const target = meta(r.int(1, linkPool - 1))
      return `[${target.title.toLowerCase()}](${target.path})`
    },
  }
}

/** What a page consists of; each is drawn when it is asked for. */
function blocksOf(r, k) {
  const para = (n) => Array.from({ length: n }, () => r.pick(SENTENCES)(r, k)).join(' ')
  const used = new Set()
  const heading = () => {
    let h
    do h = r.pick(HEADS)(r, k)
    while (used.has(h))
    used.add(h)
    return h
  }
  const code = () => {
    const lang = r.pick(LANGS)
    return `\`\`\`${lang}\n${r.pick(CODE[lang])(r, k)}\n\`\`\`\n`
  }
  const table = () => {
    const rows = Array.from(
      { length: r.int(4, 9) },
      () =>
        `| \`${k.ident()}\` | \`${r.pick(['string', 'number', 'boolean', 'AbortSignal', 'Store', 'Listener'])}\` | ${r.pick(['yes', 'no'])} | ${cap(r.pick(W.verb))} the ${r.pick(W.adj)} ${r.pick(W.thing)} so that ${r.pick(W.why)}. |`,
    )
    return ['| Option | Type | Required | Meaning |', '| --- | --- | :-: | --- |', ...rows, ''].join('\n')
  }
  const list = (ordered) =>
    `${Array.from({ length: r.int(3, 6) }, (_, n) => `${ordered ? `${n + 1}.` : '-'} ${r.pick(SENTENCES)(r, k)}`).join(
      '\n',
    )}\n`
  const quote = () => `> **${r.pick(['Note', 'Tip', 'Warning'])}:** ${para(2)}\n`
  return { para, heading, code, table, list, quote }
}

/** A page as Markdown. The order of what is drawn decides every byte. */
export function render(page, N, { h1 = false } = {}) {
  const r = rng(1234567 + page.i * 7919)
  const k = namesOf(page, N, r)
  const { para, heading, code, table, list, quote } = blocksOf(r, k)
  const description = `How to ${r.pick(W.verb)} a ${r.pick(W.adj)} ${r.pick(W.thing)} for the ${k.domain} feature, with types, tests and measured costs.`
  const target = r.int(300, 1700)
  const sections = r.int(5, 10),
    blocks = r.int(8, 14)
  const out = [`---\ntitle: ${page.title}\ndescription: ${description}\n---\n`]
  if (h1) out.push(`# ${page.title}\n`)
  out.push(`${para(r.int(3, 5))}\n`)

  const tables = new Set([1, ...(r.chance(0.5) ? [sections - 1] : [])])
  let blocksLeft = blocks
  for (let s = 0; s < sections; s++) {
    out.push(`## ${heading()}\n`)
    const budget = Math.round(target / sections)
    let words = 0
    const add = (text) => {
      words += text.split(/\s+/).length
      out.push(text)
    }
    add(`${para(r.int(2, 4))}\n`)
    if (tables.has(s)) add(table())
    const mine =
      s === sections - 1
        ? blocksLeft
        : Math.min(blocksLeft, Math.round((blocks * (s + 1)) / sections) - (blocks - blocksLeft))
    for (let b = 0; b < mine; b++) {
      if (b > 0 && r.chance(0.5)) out.push(`### ${heading()}\n`)
      add(`${para(r.int(1, 3))}\n`)
      out.push(code())
    }
    blocksLeft -= mine
    if (r.chance(0.5)) add(list(r.chance(0.4)))
    if (r.chance(0.35)) add(quote())
    while (words < budget) add(`${para(r.int(2, 5))}\n`)
  }
  out.push(`## See also\n`, `${Array.from({ length: 4 }, () => `- ${k.link()}`).join('\n')}\n`)
  return out.join('\n')
}

export const stats = (md) => ({
  words: md.replace(/```[\s\S]*?```/g, '').split(/\s+/).length,
  blocks: (md.match(/^```\w/gm) ?? []).length,
  bytes: Buffer.byteLength(md),
})

/** The measured page and the navigation target: both in one group, near the median word count of the first 56. */
export function measured() {
  const all = pages(BASE).map((p) => ({ ...p, ...stats(render(p, BASE)) }))
  const median = all.map((p) => p.words).sort((a, b) => a - b)[BASE / 2]
  const near = all
    .filter((p) => p.group === 'guides')
    .sort((a, b) => Math.abs(a.words - median) - Math.abs(b.words - median))
  return { from: near[0], to: near[1], median }
}

export function write(N, dir, { h1 = false, ext = 'md', front = '' } = {}) {
  for (const page of pages(N)) {
    const file = path.join(dir, `${page.file}.${ext}`)
    fs.mkdirSync(path.dirname(file), { recursive: true })
    fs.writeFileSync(file, render(page, N, { h1 }).replace(/^---\n/, `---\n${front}`))
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const [n, dir] = process.argv.slice(2)
  write(Number(n), dir, {
    h1: process.argv.includes('--h1'),
    ext: process.argv.find((a) => a.startsWith('--ext='))?.slice(6) ?? 'md',
  })
  console.log(JSON.stringify(measured(), null, 1))
}
