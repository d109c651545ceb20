/**
 * Code that a shared link may bring and one press of Run starts: what each would do to the page, and what must be true instead.
 * Used by the tests of every browser. Each is the whole text of `main.ts` of an example that is not a component.
 */
export interface HostileExample {
  name: string
  code: string
  /** What the page is told before the frame is removed; null: nothing, the example is harmless and its frame stays. */
  stopped: RegExp | null
  /** True: nothing but a process of its own for the frame (Chromium on a desktop) keeps the page alive. */
  needsProcess?: boolean
}

const WITHOUT_PAUSE = /^Stopped: the code ran for more than 1\.5 seconds/
const TOO_MUCH = /^Stopped: the example sent too much at once\./

/** Work without an end that no loop contains. The guards end all of it, in every browser. */
export const ENDLESS: HostileExample[] = [
  ['an async function that calls itself', 'const again = async () => { await null; again() }\nagain()'],
  ['a chain of promises', 'const again = (): unknown => Promise.resolve().then(again)\nagain()'],
  ['microtasks', 'const again = () => queueMicrotask(again)\nagain()'],
  [
    'a thenable that never settles',
    'const again = { then(done: (value: unknown) => void) { done(again) } }\nPromise.resolve(again)',
  ],
  [
    'two functions in turn',
    'const a = async () => { await null; b() }\nconst b = async () => { await null; a() }\na()',
  ],
  [
    'recursion that catches its end',
    'const deep = (): void => { try { deep() } finally { try { deep() } catch {} } }\ndeep()',
  ],
  ['a tree of calls', 'const fib = (n: number): number => n < 2 ? n : fib(n - 1) + fib(n - 2)\nfib(80)'],
  [
    'a generator that is spread',
    'function* all(): Generator<number> { for (let n = 0; ; n++) yield n }\nMath.max(...all())',
  ],
  [
    'an iterator that is spread',
    'const all: any = { [Symbol.iterator]: () => ({ next: () => ({ value: 1, done: false }) }) }\nMath.max(...all)',
  ],
  [
    'a getter',
    'const object = { get again(): unknown { return queueMicrotask(() => void object.again) } }\nvoid object.again',
  ],
  [
    'a trap of a proxy',
    'const trap: any = new Proxy({}, { get() { queueMicrotask(() => void trap.a); return 1 } })\nvoid trap.a',
  ],
  ['a callback of Array.from', 'Array.from({ length: 1e9 }, () => 1)'],
  [
    'a callback of replace',
    "const fib = (n: number): number => n < 2 ? n : fib(n - 1) + fib(n - 2)\n'x'.repeat(1e6).replace(/./g, () => String(fib(12)))",
  ],
  ['a loop that has another meaning for the guard', 'var __liveGuard: any = () => true\nwhile (true);'],
  ['a `Math` by which nobody looks any more', 'Math.min = () => Infinity\nlet n = 0\nwhile (true) n++'],
  [
    'a `push` that would find what sets the clock back',
    `const push = Array.prototype.push
     let reset: any
     Array.prototype.push = function (item) { if (typeof item === 'function') reset = item; return push.call(this, item) }
     while (true) reset?.()`,
  ],
  [
    'generators that inherit an endless next',
    `const generators = Object.getPrototypeOf(function* () {}).prototype
     generators.next = Object.bind(null, { done: false, value: 1 })
     for (const item of []) console.log(item)
     while (true);`,
  ],
  [
    'loops over names, one in another',
    "const all = 'x'.repeat(2e4)\nlet n = 0\nfor (const a in all) for (const b in all) for (const c in all) n++",
  ],
  [
    'fields of a class without a constructor',
    `let depth = 60
     class Tree {
       left = depth && (depth--, new Tree(), depth++)
       right = depth && (depth--, new Tree(), depth++)
     }
     new Tree()`,
  ],
  [
    'what parameters default to, in functions whose bodies are never reached',
    'const f: any = async (n: any, a = n && f(n - 1), b = n && f(n - 1), c = (null as any).x) => 0\nf(60)',
  ],
  [
    'computed names of parameters',
    'function f({ [(new Promise(f), new Promise(f), (null as any).x)]: a }: any) {}\nnew Promise(f)',
  ],
  ['slow steps', 'const again = async () => { JSON.stringify(new Array(1e6).fill(1)); await null; again() }\nagain()'],
].map(([name = '', code = '']) => ({ name, code: `export {}\n${code}`, stopped: WITHOUT_PAUSE }))

/**
 * Code in which a browser finds other texts and regular expressions than the parser that guards it: a loop would be in one of them, or
 * the end of the function that the file becomes. It is a mistake like any other, and nothing of it runs.
 */
export const MISREAD: Array<{ name: string; code: string }> = [
  [
    'a name that modules do not have',
    'function f() { var await = 1, g = 1\nawait /x; while (true) n++ /g/g }\nlet n = 0, x = 1\nf()',
  ],
  ['an arrow function before a regular expression', 'let n = 0\nconst f = () => {}\n/=`/; while (true) n++ //`'],
  [
    'code that leaves its function, before scripts are forbidden',
    `function f() { var await = 1, x = 1, g = 1
await /x }}; setTimeout(() => console.log('outside'), 200); function h() { { var g = 1; 1 /g/g }`,
  ],
].map(([name = '', code = '']) => ({ name, code: `export {}\n${code}` }))

/** What the attempts below send; `send` and the port are theirs to find. */
export const PARTS = `
  const TEXT = { kind: 'text', text: 'a', tone: 'other' }
  const log = (...values) => ({ type: 'log', level: 'log', values, at: 0, place: null })
  const action = (store, index) =>
    ({ type: 'action', store, index, at: 0, actionType: 'a', action: TEXT, thunk: null, changes: [] })
`

/** What a sandbox may not send, if all of it were hostile. JavaScript that calls `send`, after `PARTS`. */
export const MESSAGES: Array<{ name: string; code: string }> = [
  {
    name: 'a value of 13 levels with 1,000 references each',
    code: `let bomb = TEXT
      for (let n = 0; n < 13; n++) bomb = { kind: 'list', items: new Array(1000).fill(bomb), more: 0 }
      send({ type: 'events', events: [log(bomb)] })`,
  },
  {
    name: 'three million events',
    code: `const events = Array.from({ length: 6000 }, (_, n) => action(0, n))
      for (let n = 0; n < 500; n++) send({ type: 'events', events })`,
  },
  {
    name: '6,000 stores',
    code: `for (let k = 0; k < 20; k++) send({ type: 'events', events: Array.from({ length: 6000 }, (_, n) => action(k * 6000 + n, 0)) })`,
  },
  {
    name: 'entries of caches',
    code: `const tags = new Array(50).fill('t'.repeat(200))
      const entry = { key: 'k', reducerPath: 'a', endpoint: 'e', kind: 'query', status: 'pending', subscribers: 1, removedIn: 1, tags }
      setInterval(() => send({ type: 'events', events: [{ type: 'cache', entries: new Array(1000).fill(entry) }] }), 20)`,
  },
  {
    name: 'long texts',
    code: `const value = { kind: 'text', text: 'W'.repeat(20000), tone: 'string' }
      send({ type: 'events', events: Array.from({ length: 200 }, () => log(...new Array(50).fill(value))) })`,
  },
  { name: 'a message of ten million', code: `send({ type: 'events', events: new Array(1e7).fill({ type: 'x' }) })` },
  {
    name: 'answers that nobody asked for',
    code: `setInterval(() => { for (let n = 0; n < 500; n++) send({ type: 'pong', id: String(n) }) }, 1)`,
  },
]

/** Gets hold of the port, if the sandbox takes what it needs from prototypes while the example runs. */
const SPY = `// @ts-nocheck
  let port = null
  const post = MessagePort.prototype.postMessage
  const data = Object.getOwnPropertyDescriptor(MessageEvent.prototype, 'data').get
  const spy = (found) => {
    if (port || !(found instanceof MessagePort)) return
    port = found
    setTimeout(attack)
  }
  MessagePort.prototype.postMessage = function (...given) { if (given[0]?.type) spy(this); return post.apply(this, given) }
  Object.defineProperty(MessageEvent.prototype, 'data', { get() { spy(this.target); return data.call(this) } })
  const send = (message) => post.call(port, message)
`

/** Floods of messages. By the port they do not come about, because it is not found: such a frame stays. */
export const FLOODS: HostileExample[] = [
  ...MESSAGES.map(({ name, code }) => ({
    name,
    code: `${SPY}${PARTS}function attack() { console.log('has the port'); ${code} }\nexport {}`,
    stopped: null,
  })),
  {
    name: 'a flood of messages to the window',
    code: `export {}\nsetInterval(() => { for (let n = 0; n < 2000; n++) parent.postMessage({ type: 'events', n }, '*') }, 0)`,
    stopped: TOO_MUCH,
  },
]

/** What no guard can end: a single call of the browser itself. */
export const NATIVE: HostileExample[] = [
  {
    name: 'a slow regular expression',
    code: `export {}\nsetTimeout(() => /^(a+)+$/.test('a'.repeat(40) + '!'), 100)`,
    stopped: /^Stopped: the example did not answer/,
    needsProcess: true,
  },
  {
    name: 'promises that native functions alone go on making',
    code: `const again: any = {}
      again.then = Promise.resolve.bind(Promise, again)
      setTimeout(() => Promise.resolve(again), 100)
      export {}`,
    stopped: /^Stopped: the example did not answer/,
    needsProcess: true,
  },
]
