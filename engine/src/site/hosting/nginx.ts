import { CARDS_FOLDER } from '#model/constants.ts'
import { CONTENT_TYPES } from '../serve/content-types.ts'
import { byHeader, FOLDER, type HeaderByKind, type HostSettings, literally, preface } from './host-settings.ts'

/** The settings of nginx. Headers follow from the file that is sent, so that they hold for every spelling of an address. */
export function nginx(settings: HostSettings): string {
  const headers = byHeader(settings)
  return [
    ...preface('nginx').map((line) => `# ${line}`),
    '# Include it inside of `http { }`, for example as /etc/nginx/conf.d/docs.conf.',
    `# Change: listen, server_name, root. Build with \`npm run build -- --compress\` and copy dist/ to the root.`,
    '',
    '# By now $uri is the path of the file below the root, not the address that was asked for.',
    ...headers.filter(({ isSame }) => !isSame).flatMap((header) => headerMap(header, settings)),
    'server {',
    '  listen 80; # behind TLS: listen 443 ssl; with ssl_certificate and ssl_certificate_key, and add_header Strict-Transport-Security',
    `  server_name ${settings.hostname};`,
    `  root ${FOLDER};`,
    '  server_tokens off;',
    '',
    ...types(),
    '',
    '  # dist/ has a .gz beside every text file.',
    '  gzip_static on; # with the Brotli module also: brotli_static on;',
    '  gzip_vary on;',
    '',
    ...headers.map(({ name, values, isSame }) => {
      const value = isSame ? `"${values.document}"` : variable(name)
      return `  add_header ${name} ${value} always;`
    }),
    '',
    '  error_page 404 /404.html;',
    '  error_page 400 403 =404 /404.html;',
    '',
    ...settings.redirects.map(({ from, to, status }) => `  location = ${from} { return ${status} ${to}; }`),
    ...(settings.baseUrl === '/' ? atTheTop() : belowABase(settings.baseUrl)),
    '}',
    '',
  ].join('\n')
}

const variable = (name: string) => `$docs_${name.toLowerCase().replaceAll('-', '_')}`

function headerMap({ name, values }: HeaderByKind, { named }: HostSettings): string[] {
  const own = named.map(([path, list]) => [`/${path}`, list.find(([other]) => other === name)?.[1] ?? ''] as const)
  return [
    `map $uri ${variable(name)} {`,
    `  default "${values.other}";`,
    ...own.map(([path, value]) => `  "${path}" "${value}";`),
    `  "~^/+assets/+sandbox/" "${values.sandbox}";`,
    `  "~*\\.html$" "${values.document}";`,
    `  "~^/+assets/" "${values.asset}";`,
    `  "~^/+${CARDS_FOLDER}" "${values.card}";`,
    '}',
    '',
  ]
}

/** All of them, instead of `mime.types` with additions: an ending that is named twice is a warning. */
function types(): string[] {
  const isText = (type: string) => type.endsWith('charset=utf-8')
  const name = (type: string) => type.split(';', 1)[0] ?? ''
  const endings = new Map<string, string[]>()
  for (const [ending, type] of Object.entries(CONTENT_TYPES)) endings.set(type, [...(endings.get(type) ?? []), ending])
  // nginx counts text/html in by itself.
  const texts = [...endings.keys()].filter((type) => isText(type) && name(type) !== 'text/html').map(name)
  return [
    '  types {',
    ...[...endings].map(([type, list]) => `    ${name(type)} ${list.map((ending) => ending.slice(1)).join(' ')};`),
    '  }',
    '  default_type application/octet-stream;',
    '  charset utf-8;',
    `  charset_types ${texts.join(' ')};`,
  ]
}

const HIDDEN = '(?:_headers|_redirects|(?:.*/)?\\.(?!well-known/).*)'

function atTheTop(): string[] {
  return [
    '  # Files for hosts, and hidden files, are not for readers.',
    `  location ~ ^/${HIDDEN}$ { return 404; }`,
    '  # /api/createSlice.html and /api/createSlice are one page.',
    '  location ~ ^(?<page>/.+)\\.html$ { try_files $uri $page/index.html =404; }',
    '  location / { try_files $uri $uri/index.html =404; }',
  ]
}

/** The files do not carry the base in their path, so it is taken off before they are looked for. */
function belowABase(baseUrl: string): string[] {
  const base = baseUrl.slice(0, -1)
  const pattern = literally(base)
  return [
    '  # Files for hosts, and hidden files, are not for readers.',
    `  location ~ ^${pattern}/${HIDDEN}$ { return 404; }`,
    '  # /api/createSlice.html and /api/createSlice are one page.',
    `  location ~ ^${pattern}(?<page>/.+)\\.html$ {`,
    `    rewrite ^${pattern}(/.*)$ $1 break;`,
    '    try_files $uri $page/index.html =404;',
    '  }',
    `  location = ${base} { try_files /index.html =404; }`,
    `  location ${baseUrl} {`,
    `    rewrite ^${pattern}(/.*)$ $1 break;`,
    '    try_files $uri $uri/index.html =404;',
    '  }',
    '  # Nothing else is here.',
    '  location = /404.html { internal; }',
    '  location / { return 404; }',
  ]
}
