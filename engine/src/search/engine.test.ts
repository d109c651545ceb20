import { expect, test } from 'vitest'
import type { SearchHit } from '#model/search.ts'
import { createEngine } from './engine.ts'
import { request, type SamplePage, sampleError, sampleTier } from './testing/sample-tier.ts'

const section = (title: string, level: 2 | 3 = 2, id = title) => ({ id, level, title })

const PAGES: SamplePage[] = [
  {
    title: 'createSlice',
    kind: 'api',
    route: '/api/createSlice',
    trail: ['API reference'],
    description: 'Make a reducer and its actions.',
    sections: [
      section('Options'),
      section('extraReducers', 3, 'option-extraReducers'),
      section('create.asyncThunk in the slice'),
    ],
    texts: ['Slices are made here.', '', 'Answers actions of other slices.', 'Use create.asyncThunk for that.'],
  },
  {
    title: 'createAsyncThunk',
    kind: 'api',
    description: 'Runs a promise and dispatches around it.',
    sections: [section('Handling errors'), section('unwrap', 3)],
    texts: ['', 'The promise a thunk returns never rejects; call unwrap() to have the error thrown.', ''],
  },
  {
    title: 'Generated API: React hooks',
    kind: 'api',
    keywords: ['useQuery', 'useQueryState', 'skipToken'],
    texts: ['Every query has a hook.'],
  },
  {
    title: 'Queries',
    keywords: ['fetch data'],
    sections: [section('useQuery in a component'), section('skip', 3, 'option-skip')],
    texts: ['Read data with useQuery and friends.', 'One hook for each query.', 'Do not send the query yet.'],
  },
  {
    title: 'Mutations',
    keywords: ['file upload'],
    sections: [section('A serializable value')],
    texts: ['Send changes.', ''],
  },
  { title: 'Error handling', texts: ['Every thunk and every query can fail with an error.'] },
  {
    title: 'Reducers',
    kind: 'tutorial',
    sections: [
      section('builder.addCase(creator, reducer)', 3, 'addcase'),
      section('Could not find react-redux context value; wrap it'),
    ],
    texts: ['', 'One case.', 'The provider is missing.'],
  },
]
const ERRORS = [
  sampleError(7, 'each enhancer provided to configureStore must be a function', 'One entry is not a function.'),
  sampleError(11, '`name` is a required option for createSlice'),
  sampleError(
    39,
    'called `injectEndpoints` to override already-existing endpointName {endpoint} without `overrideExisting`',
  ),
]

function engineOf(pages = PAGES, rest = {}) {
  const { names, texts } = sampleTier(pages, { errors: ERRORS, ...rest })
  const engine = createEngine(names)
  engine.addTexts(texts)
  return engine
}

const { search } = engineOf()
const titleOf = ({ hierarchy }: SearchHit) => hierarchy.lvl0
const titlesFor = (query: string) => [...new Set(search(request(query)).hits.map(titleOf))]
const marked = (parts: SearchHit['heading'] | null) =>
  parts?.map(({ text, isMatch }) => (isMatch ? `[${text}]` : text)).join('')

test.each([
  ['createSlice', 'createSlice'],
  ['createslice()', 'createSlice'],
  ['createSlice<State>()', 'createSlice'],
  ['create slice', 'createSlice'],
  ['creatSlice', 'createSlice'],
  ['craeteslice', 'createSlice'],
  ['createsl', 'createSlice'],
  ['async thunk', 'createAsyncThunk'],
  ['asyncthunk', 'createAsyncThunk'],
  ['createasync thunk', 'createAsyncThunk'],
  ['use query state', 'Generated API: React hooks'],
  ['usequerystate', 'Generated API: React hooks'],
  ['useQury', 'Generated API: React hooks'],
  ['query', 'Queries'],
  ['mutating', 'Mutations'],
  ['mutaiton', 'Mutations'],
  ['seralizable', 'Mutations'],
  ['mutatoin', 'Mutations'],
  ['slcies', 'createSlice'],
  ['addCase', 'Reducers'],
  ['builder.addCase(', 'Reducers'],
  ['how do i upload a file', 'Mutations'],
  ['create.asyncThunk', 'createSlice'],
])('%s finds %s first', (query, title) => {
  expect(titlesFor(query)[0]).toBe(title)
})

test('the home of a name is a keyword or heading before an option, and the reference before a guide', () => {
  expect(titlesFor('useQuery')[0]).toBe('Generated API: React hooks')
  const pages = [
    { title: 'One', sections: [section('merge', 3, 'option-merge')], texts: ['', 'merge merge merge'] },
    { title: 'Two', sections: [section('merge')] },
  ]
  expect(engineOf(pages).search(request('merge')).hits.map(titleOf)[0]).toBe('Two')
})

test('what matched exactly is not beaten by what is nearly the same', () => {
  const pages = [{ title: 'Caches caches cached' }, { title: 'Other', texts: ['A cachet on the letter.'] }]
  expect(engineOf(pages).search(request('cachet')).hits.map(titleOf)).toEqual(['Other'])
})

test.each([
  'Minified Redux Toolkit error #7; visit https://redux-toolkit.js.org',
  'error 7',
  '#7',
  'https://redux-toolkit.js.org/Errors?code=7',
  'each enhancer provided to configureStore must be a func',
])('%s finds the message', (query) => {
  const [hit] = search(request(query)).hits
  expect(hit).toMatchObject({ kind: 'error', objectID: 'error:7', url: 'https://docs.test/errors#error-7' })
  expect(hit?.hierarchy).toMatchObject({ lvl0: 'Production errors', lvl2: ERRORS[0]?.message })
})

test('what readers fill into a message does not hide it', () => {
  const query = 'called `injectEndpoints` to override already-existing endpointName getPosts without'
  expect(search(request(query)).hits[0]?.objectID).toBe('error:39')
})

test('a message does not outrank the page whose name it has', () => {
  expect(titlesFor('createSlice')).toEqual(['createSlice', 'Production errors'])
})

test('a pasted message that a heading has, cut as it is, finds that heading', () => {
  const [hit] = search(request('could not find react-redux context value; please ensure the comp')).hits
  expect(hit?.url).toMatch(/^https:\/\/docs\.test\/Reducers#Could/)
})

test('synonyms find pages that say it in other words, after pages that say it', () => {
  const pages = [{ title: 'Streaming updates' }, { title: 'Comparison', keywords: ['websocket'] }, { title: 'Others' }]
  const { search } = engineOf(pages, { synonyms: [[['websocket', 'live data'], ['streaming updates']]] })
  expect(search(request('websocket')).hits.map(titleOf)).toEqual(['Comparison', 'Streaming updates'])
  expect(search(request('live data')).hits.map(titleOf)).toEqual(['Streaming updates'])
  expect(search(request('websock')).hits.map(titleOf)).toContain('Streaming updates')
})

test('hits of a page stand together, the page first if the query is its name, and are no more than five', () => {
  const sections = Array.from({ length: 9 }, (_, index) => section(`Tags ${index}`))
  const { hits } = engineOf([{ title: 'Tags', sections }, ...PAGES]).search(request('tags'))
  expect(hits.map(({ type }) => type)).toEqual(['lvl1', 'lvl2', 'lvl2', 'lvl2', 'lvl2'])
})

test('a hit names its place: address, levels, trail, and what kind of page it is on', () => {
  const hit = search(request('extraReducers')).hits.find(({ type }) => type === 'lvl3')
  expect(hit).toMatchObject({
    objectID: '/api/createSlice#option-extraReducers',
    url: 'https://docs.test/api/createSlice#option-extraReducers',
    hierarchy: { lvl0: 'createSlice', lvl1: 'createSlice', lvl2: 'Options', lvl3: 'extraReducers', lvl4: null },
    content: null,
    kind: 'api',
    trail: ['API reference'],
  })
})

test('matched letters are marked in headings and descriptions', () => {
  const headingFor = (query: string) => marked(search(request(query)).hits[0]?.heading ?? null)
  expect(headingFor('async thunk')).toBe('create[AsyncThunk]')
  expect(headingFor('createSl')).toBe('[createSl]ice')
  expect(headingFor('creatSlice')).toBe('[createSlice]')
  expect(marked(search(request('createAsyncThunk')).hits[0]?.excerpt ?? null)).toBe(
    'Runs a promise and dispatches around it.',
  )
})

test('below a page stands its description', () => {
  const description = 'What a store is made of, how to set it up for an app, and when to split it.'
  const { search } = engineOf([{ title: 'Store', description, texts: [''] }])
  const [hit] = search(request('store', { excerptWords: 5 })).hits
  expect(marked(hit?.excerpt ?? null)).toBe(description.replace('store', '[store]'))
  expect(hit).toMatchObject({ form: 'page', sentence: null })
})

test('a question is answered by the place that has the words, with the sentence that has them', () => {
  const pages = [
    {
      title: 'Thunks',
      sections: [section('Cancel a run'), section('Options'), section('Is it slow?')],
      texts: [
        'A thunk is a function.',
        'Keep the promise. Call abort() to cancel the thunk at once.',
        'All options of a thunk.',
        'No.',
      ],
    },
  ]
  const { hits } = engineOf(pages).search(request('how do I cancel a running thunk'))
  expect(hits[0]).toMatchObject({
    url: 'https://docs.test/Thunks#Cancel a run',
    form: 'section',
    sentence: 'Call abort() to cancel the thunk at once.',
  })
  expect(marked(hits[0]?.excerpt ?? null)).toBe('Call abort() to [cancel] the [thunk] at once.')
  expect(hits.at(-1)?.form, 'the title is asked for as well').toBe('page')
})

test('a page whose title is not asked for is no option beside its places', () => {
  const pages = [
    { title: 'Mutations', sections: [section('Upload files')], texts: ['Files and forms.', 'Send files as a form.'] },
  ]
  expect(
    engineOf(pages)
      .search(request('upload files with a form'))
      .hits.map(({ form }) => form),
  ).toEqual(['section'])
})

test('a job is a name of its section', () => {
  const sections = [section('Start again'), { ...section('Initial state'), jobs: ['Reset a slice', 'extraReducers'] }]
  const pages = [{ title: 'Slices', sections, texts: ['', 'Reset it, reset a slice, reset all slices.', 'Return it.'] }]
  const [hit] = engineOf(pages).search(request('how can I reset a slice')).hits
  expect(hit?.url).toBe('https://docs.test/Slices#Initial state')
})

test('where only the text has the words, the hit is the text', () => {
  const hit = search(request('friends')).hits[0]
  expect(hit).toMatchObject({
    type: 'content',
    objectID: '/Queries|text',
    content: 'Read data with useQuery and friends.',
  })
  expect(marked(hit?.excerpt ?? null)).toBe('Read data with useQuery and [friends].')
})

test('words that say nothing neither exclude a page nor find one', () => {
  expect(titlesFor('how do i use the createSlice')[0]).toBe('createSlice')
  expect(titlesFor('what is the zzzzzz')).toEqual([])
})

test('filters and counts: the counts are those of all kinds, the total that of the kind', () => {
  const all = search(request('thunk error'))
  const api = search(request('thunk error', { kind: 'api' }))
  expect(Object.values(all.counts).reduce((sum, count) => sum + count, 0)).toBe(all.total)
  expect(api.counts).toEqual(all.counts)
  expect(api.total).toBe(all.counts.api)
  expect(api.hits.every(({ kind }) => kind === 'api')).toBe(true)
})

test('pages of an answer follow each other without gap or repetition', () => {
  const all = search(request('query', { hitsPerPage: 100 })).hits.map(({ objectID }) => objectID)
  const { pages } = search(request('query', { hitsPerPage: 2 }))
  const paged = Array.from({ length: pages }, (_, page) => search(request('query', { page, hitsPerPage: 2 })).hits)
  expect(paged.flat().map(({ objectID }) => objectID)).toEqual(all)
})

test('an answer is complete once the texts of all pages have come, in however many pieces', () => {
  const { names, texts } = sampleTier(PAGES)
  const engine = createEngine(names)
  expect(engine.search(request('friends'))).toMatchObject({ isComplete: false, total: 0 })
  texts.texts.forEach((page, from) => {
    expect(engine.search(request('friends')).isComplete).toBe(false)
    engine.addTexts({ from, texts: [page] })
  })
  expect(engine.search(request('friends'))).toMatchObject({ isComplete: true, total: 1 })
  expect(createEngine({ ...names, texts: [] }).search(request('x')).isComplete).toBe(true)
})

test('sections that come with the texts take their places among those that came with the names', () => {
  const { names, texts } = sampleTier(PAGES)
  const engine = createEngine(names)
  const found = () => engine.search(request('extraReducers')).hits.map(({ objectID }) => objectID)
  expect(found()).not.toContain('/api/createSlice#option-extraReducers')
  engine.addTexts(texts)
  expect(found()[0]).toBe('/api/createSlice#option-extraReducers')
  const [hit] = engine.search(request('create.asyncThunk')).hits
  expect(hit?.hierarchy).toMatchObject({ lvl2: 'create.asyncThunk in the slice', lvl3: null })
})

test('what is named exactly comes before the page that has it among its keywords', () => {
  const sections = [section('keepUnusedDataFor', 3, 'option-keepUnusedDataFor')]
  const pages = [{ title: 'createApi', keywords: ['keepUnusedDataFor'], sections }, ...PAGES]
  for (const query of ['keepUnusedDataFor', 'keep unused data']) {
    expect(
      engineOf(pages)
        .search(request(query))
        .hits.map(({ type }) => type),
      query,
    ).toEqual(['lvl3', 'lvl1'])
  }
  const titled = [{ title: 'autoBatchEnhancer', sections: [section('autoBatch')] }]
  expect(engineOf(titled).search(request('autobatch')).hits[0]?.type).toBe('lvl1')
})

test('few words of a message do not find it before a page that is about them', () => {
  const pages = [...PAGES, { title: 'Stores', keywords: ['store enhancer function'] }]
  const titles = engineOf(pages).search(request('enhancer function provided to store')).hits.map(titleOf)
  expect(titles[0]).toBe('Stores')
})

test('words of code are searched and never shown', () => {
  const pages = [{ title: 'One', sections: [section('Two')], texts: ['', 'Some words.\n\u0000builder.addMatcher'] }]
  const { hits } = engineOf(pages).search(request('addMatcher'))
  expect(hits).toHaveLength(1)
  expect(hits[0]).toMatchObject({ type: 'lvl2', excerpt: [{ text: 'Some words.', isMatch: false }] })
})

const TABLE = [
  'Runs end in many ways, and a row of a table says how.',
  '\tCall\tDispatched\tMessage',
  'promise.abort()\tpending, rejected\tAborted',
  'promise.unwrap()\tnothing\t',
].join('\n')

test('a row of a table is a place: called by its first cell, told by the heads of the others, at the address of its section', () => {
  const { hits } = engineOf([{ title: 'Thunks', sections: [section('Ways')], texts: ['', TABLE] }]).search(
    request('abort dispatched rejected'),
  )
  expect(hits).toHaveLength(1)
  expect(hits[0]).toMatchObject({
    form: 'row',
    type: 'lvl3',
    objectID: '/Thunks#Ways|row-promiseabort',
    url: 'https://docs.test/Thunks#Ways',
    hierarchy: { lvl1: 'Thunks', lvl2: 'Ways', lvl3: 'promise.abort()' },
    sentence: 'promise.abort() pending, rejected Aborted',
  })
  expect(hits[0]?.heading.filter(({ isMatch }) => isMatch)).toEqual([{ text: 'abort', isMatch: true }])
  expect(hits[0]?.excerpt?.map(({ text }) => text).join('')).toBe('Dispatched: pending, rejected. Message: Aborted.')
})

test('a row is the place by what any of its cells says, the section where its heading says as much', () => {
  const engine = engineOf([{ title: 'Thunks', sections: [section('Abort')], texts: ['', TABLE] }])
  const told = (query: string) =>
    engine.search(request(query)).hits.map(({ form, heading }) => [form, heading[0]?.text])
  expect(told('abort')).toEqual([['section', 'Abort']])
  expect(told('pending rejected')).toEqual([['row', 'promise.abort()']])
})

test('a sentence that says about as much as a row is the answer', () => {
  const texts = ['', `${TABLE}\nA run that is pending can be rejected.`]
  const [hit] = engineOf([{ title: 'Thunks', sections: [section('Ways')], texts }]).search(
    request('abort rejected pending'),
  ).hits
  expect(hit?.sentence).toBe('A run that is pending can be rejected.')
})

test('an answer without hits names what is near', () => {
  const { hits, nearest } = search(request('creatzlyze'))
  expect(hits).toEqual([])
  expect(nearest[0]).toBe('createSlice')
})

test('one and two letters find names that begin so', () => {
  expect(titlesFor('m')[0]).toBe('Mutations')
  expect(titlesFor('cr')).toEqual(expect.arrayContaining(['createSlice', 'createAsyncThunk']))
})

test('no query is too odd', () => {
  const odd = [
    '*',
    '.*+?^$()|[]{}\\',
    'a'.repeat(64),
    '😀',
    '<img src=x onerror=alert(1)>',
    '__proto__',
    'constructor',
    'toString',
  ]
  odd.push(
    '\u0000',
    '\ud800',
    '"',
    "'",
    '#',
    '…',
    '日本語',
    'hasOwnProperty valueOf',
    '1'.repeat(64),
    'a b c d e f g h i j k l m n o p q r s t u v w x y z',
  )
  let seed = 1
  for (let i = 0; i < 300; i++) {
    let query = ''
    for (let j = 0; j < 1 + (i % 64); j++) {
      seed = (seed * 1103515245 + 12345) % 2 ** 31
      query += String.fromCharCode(seed % (i % 2 ? 128 : 65_536))
    }
    odd.push(query)
  }
  for (const query of odd) expect(search(request(query)).total, query).toBeGreaterThanOrEqual(0)
  expect(
    search(request('<img src=x onerror=alert(1)>'))
      .hits.flatMap(({ heading }) => heading)
      .every(({ text }) => !text.includes('<')),
  ).toBe(true)
})
