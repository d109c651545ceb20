import { expect, test } from 'vitest'
import { apache } from './apache.ts'
import { caddy } from './caddy.ts'
import { byHeader, hostSettings } from './host-settings.ts'
import { nginx } from './nginx.ts'
import { cloudflare, netlify, vercel, vercelNotes } from './platforms.ts'

const HEADERS = `/docs/*
  X-Content-Type-Options: nosniff

/docs/assets/*
  Cache-Control: public, max-age=31536000, immutable

/docs/assets/sandbox/*
  Content-Security-Policy: sandbox allow-scripts

/docs/
  Content-Security-Policy: default-src 'self'; script-src 'sha256-abc='

/docs/api/*
  Content-Security-Policy: default-src 'self'; script-src 'sha256-abc='

/docs/card-images/*
  Cache-Control: public, max-age=604800, immutable

/docs/worker.js
  Cache-Control: no-store
`
const CONFIG = { baseUrl: '/docs/', url: 'https://docs.example.org' }
const BUILT = { dist: 'handbook/dist', command: 'node docs.mjs hosting' }
const settings = hostSettings(CONFIG, {
  ...BUILT,
  headers: HEADERS,
  redirects: '/  /docs/  302\n/docs/*  /:splat  200\n',
})

test('headers are known by kind of file, from what the build has written', () => {
  expect(Object.fromEntries(settings.headers.document)).toEqual({
    'Cache-Control': 'no-cache',
    'X-Content-Type-Options': 'nosniff',
    'Content-Security-Policy': "default-src 'self'; script-src 'sha256-abc='",
  })
  expect(Object.fromEntries(settings.headers.sandbox)).toEqual({
    'Cache-Control': 'public, max-age=31536000, immutable',
    'X-Content-Type-Options': 'nosniff',
    'Content-Security-Policy': 'sandbox allow-scripts',
  })
  expect(Object.fromEntries(settings.headers.other)).toEqual({
    'Cache-Control': 'no-cache',
    'X-Content-Type-Options': 'nosniff',
  })
  expect(settings.named).toEqual([['worker.js', expect.arrayContaining([['Cache-Control', 'no-store']])]])
  expect(settings.redirects).toEqual([{ from: '/', to: '/docs/', status: 302 }])
  expect(
    byHeader(settings)
      .filter(({ isSame }) => isSame)
      .map(({ name }) => name),
  ).toEqual(['X-Content-Type-Options'])
})

test.each([
  ['nginx', nginx],
  ['caddy', caddy],
  ['apache', apache],
  ['vercel', vercel],
])('the settings of %s carry every header, the redirect and the base', (_, render) => {
  const text = render(settings)
  for (const list of [...Object.values(settings.headers), ...settings.named.map(([, own]) => own)]) {
    for (const [name, value] of list) {
      expect(text).toContain(name)
      expect(text).toContain(value)
    }
  }
  expect(text).toContain('/docs')
  expect(text).toContain('302')
  expect(text).toContain('worker')
  expect(text).toMatch(/_headers/)
})

/** The policy that the settings of nginx give to a file: of a map's patterns the first one that matches counts. */
function policyOnNginx(path: string): string | undefined {
  const map = nginx(settings).split('map $uri $docs_content_security_policy {')[1]?.split('}')[0] ?? ''
  const patterns = [...map.matchAll(/"~(\*?)([^"]*)" "([^"]*)";/g)]
  return patterns.find(([, flag, pattern = '']) => new RegExp(pattern, flag ? 'i' : '').test(path))?.[3]
}

/** The same of Vercel: of routes that go on, the last one that matches counts. */
function policyOnVercel(path: string): string | undefined {
  const { routes }: { routes: Array<{ src?: string; continue?: boolean; headers?: Record<string, string> }> } =
    JSON.parse(vercel(settings))
  const met = routes.filter(({ src = '', ...route }) => route.continue && new RegExp(src).test(path))
  return Object.assign({}, ...met.map(({ headers }) => headers))['Content-Security-Policy']
}

test('a page below assets/ has the policy of pages, the sandbox its own, and code none', () => {
  const page = "default-src 'self'; script-src 'sha256-abc='"
  for (const [path, policy] of [
    ['/index.html', page],
    ['/assets/own.html', page],
    ['/assets/deep/index.html', page],
    ['/assets/sandbox/live.html', 'sandbox allow-scripts'],
    ['/assets/app.js', ''],
  ] as const) {
    expect([path, policyOnNginx(path)]).toEqual([path, policy])
    expect([path, policyOnVercel(`/docs${path}`) ?? '']).toEqual([path, policy])
  }
  expect(caddy(settings)).toContain(
    [
      '		@sandbox path /assets/sandbox/*',
      '		@asset {',
      '			path /assets/*',
      '			not path /assets/sandbox/* *.html',
      '		}',
    ].join('\n'),
  )
  expect(caddy(settings)).toContain('		@document {\n			path *.html\n			not path /assets/sandbox/*\n		}')
  // Files after folders, and those of the sandbox after all others.
  expect(apache(settings).indexOf('<FilesMatch "(?i)\\.html')).toBeLessThan(
    apache(settings).indexOf('<FilesMatch ".">'),
  )
})

test('hosts that read _headers get no second copy of it', () => {
  for (const text of [netlify(settings), cloudflare(settings)]) {
    expect(text).toContain('"handbook/dist"')
    expect(text).not.toContain('nosniff')
  }
})

test('the build command of Vercel names the folder and the command as they are written here', () => {
  expect(vercelNotes(settings)).toContain(
    'cp -R handbook/dist/. .vercel/output/static/docs && node docs.mjs hosting vercel > .vercel/output/config.json',
  )
})

test('a build for another base, or a header that would break out of its quotes, is refused', () => {
  expect(() => hostSettings({ ...CONFIG, baseUrl: '/' }, { ...BUILT, headers: HEADERS, redirects: '' })).toThrow(
    'dist/ was built for another baseUrl than "/".',
  )
  const hostile = `${HEADERS}\n/docs/*\n  X-Bad: a" always; return 200\n`
  expect(() => hostSettings(CONFIG, { ...BUILT, headers: hostile, redirects: '' })).toThrow(
    'no configuration can carry',
  )
})
