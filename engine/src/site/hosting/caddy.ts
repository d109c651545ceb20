import { CARDS_FOLDER } from '#model/constants.ts'
import { CONTENT_TYPES } from '../serve/content-types.ts'
import { FOLDER, type Header, type HostSettings, preface } from './host-settings.ts'

/** The settings of Caddy. The steps of `route` run in this order: find the file, then say what the file needs. */
export function caddy(settings: HostSettings): string {
  const { headers, named, redirects, hostname } = settings
  return [
    ...preface('caddy').map((line) => `# ${line}`),
    '# Change: the address, root. Build with `npm run build -- --compress` and copy dist/ to the root.',
    `${hostname} {`,
    `	root * ${FOLDER}`,
    '	header -Server',
    ...redirects.map(({ from, to, status }) => `	redir ${from} ${to} ${status}`),
    '',
    '	route {',
    ...underBase(settings.baseUrl),
    '		# Files for hosts, and hidden files, are not for readers.',
    '		@hidden {',
    '			path_regexp ^/+_(headers|redirects)$|/\\.',
    '			not path /.well-known/*',
    '		}',
    '		error @hidden 404',
    '		# /api/createSlice.html and /api/createSlice are one page.',
    '		@page {',
    '			path *.html',
    '			not file',
    '		}',
    '		uri @page strip_suffix .html',
    '		try_files {path}/index.html {path} =404',
    '',
    '		# From here on the path is that of a file.',
    '		@sandbox path /assets/sandbox/*',
    '		@asset {',
    '			path /assets/*',
    '			not path /assets/sandbox/* *.html',
    '		}',
    `		@card path /${CARDS_FOLDER}*.png`,
    '		@document {',
    '			path *.html',
    '			not path /assets/sandbox/*',
    '		}',
    ...block('', headers.other),
    ...block('@sandbox ', headers.sandbox),
    ...block('@asset ', headers.asset),
    ...block('@card ', headers.card),
    ...block('@document ', headers.document),
    ...named.flatMap(([path, own]) => block(`/${path} `, own)),
    ...Object.entries(CONTENT_TYPES).flatMap(([ending, type]) => [
      `		@${ending.slice(1)} path *${ending}`,
      `		header @${ending.slice(1)} Content-Type "${type}"`,
    ]),
    ...VARY,
    '		file_server {',
    '			precompressed br gzip',
    '			disable_canonical_uris',
    '		}',
    '	}',
    '',
    '	handle_errors {',
    '		rewrite * /404.html',
    ...block('', headers.document),
    '		header Content-Type "text/html; charset=utf-8"',
    ...VARY,
    '		file_server {',
    '			precompressed br gzip',
    '		}',
    '	}',
    '}',
    '',
  ].join('\n')
}

/** Caddy says it of compressed answers only; set at the end, it is said once. */
const VARY = ['		header {', '			Vary Accept-Encoding', '			defer', '		}']

/** The files do not carry the base in their path, so it is taken off before they are looked for. */
function underBase(baseUrl: string): string[] {
  if (baseUrl === '/') return []
  const base = baseUrl.slice(0, -1)
  return [`		@outside not path ${base} ${base}/*`, '		error @outside 404', `		uri strip_prefix ${base}`]
}

const block = (matcher: string, headers: Header[]) => [
  `		header ${matcher}{`,
  ...headers.map(([name, value]) => `			${name} "${value}"`),
  '		}',
]
