import { CARDS_FOLDER } from '#model/constants.ts'
import { CONTENT_TYPES } from '../serve/content-types.ts'
import { FOLDER, type Header, type HostSettings, preface } from './host-settings.ts'

/** The settings of Apache httpd 2.4. Headers are given to files and folders, so that they hold for every spelling of an address. */
export function apache(settings: HostSettings): string {
  const { baseUrl, hostname, headers, named, redirects } = settings
  return [
    ...preface('apache').map((line) => `# ${line}`),
    '# Needs mod_headers, mod_rewrite, mod_mime, mod_alias and mod_setenvif. Change: the port, ServerName, the folder.',
    '# Build with `npm run build -- --compress` and copy dist/ to the folder.',
    '<VirtualHost *:80>',
    `  ServerName ${hostname}`,
    ...(baseUrl === '/'
      ? [`  DocumentRoot "${FOLDER}"`]
      : [
          `  DocumentRoot "${FOLDER}/assets" # outside of the base nothing is served`,
          `  Alias "${baseUrl.slice(0, -1)}" "${FOLDER}"`,
        ]),
    `  ErrorDocument 404 ${baseUrl}404.html`,
    `  ErrorDocument 403 ${baseUrl}404.html`,
    '  ServerSignature Off',
    '',
    `  <Directory "${FOLDER}">`,
    '    Require all granted',
    '    AllowOverride None',
    '    Options SymLinksIfOwnerMatch',
    '    DirectorySlash Off',
    '    DirectoryIndex disabled',
    '    AddDefaultCharset off',
    ...Object.entries(CONTENT_TYPES).map(([ending, type]) => `    AddType "${type}" ${ending}`),
    '    AddEncoding br .br',
    '    AddEncoding gzip .gz',
    '    RemoveType .gz .br',
    '    Header always append Vary Accept-Encoding',
    '',
    '    RewriteEngine On',
    `    RewriteBase ${baseUrl}`,
    '    # Files for hosts, and hidden files, are not for readers.',
    '    RewriteRule ^_(headers|redirects)$ - [R=404,L]',
    '    RewriteRule (^|/)\\.(?!well-known/) - [R=404,L]',
    '    # Clean addresses: /api/createSlice, /api/createSlice/ and /api/createSlice.html are one page.',
    `    RewriteCond ${FOLDER}/$1/index.html -f`,
    '    RewriteRule ^(.*?)/?$ $1/index.html',
    '    RewriteCond %{REQUEST_FILENAME} !-f',
    `    RewriteCond ${FOLDER}/$1/index.html -f`,
    '    RewriteRule ^(.+)\\.html$ $1/index.html',
    '    # Compressed files beside the plain ones.',
    '    RewriteCond %{HTTP:Accept-Encoding} \\bbr\\b',
    `    RewriteCond ${FOLDER}/$1.br -f`,
    '    RewriteRule ^(.+)$ $1.br [L]',
    '    RewriteCond %{HTTP:Accept-Encoding} \\bgzip\\b',
    `    RewriteCond ${FOLDER}/$1.gz -f`,
    '    RewriteRule ^(.+)$ $1.gz [L]',
    '',
    ...lines(headers.other, '    '),
    '    # What is said of files comes after what is said of folders: a page is one below assets/, too.',
    '    <FilesMatch "(?i)\\.html(\\.(br|gz))?$">',
    ...lines(headers.document, '      '),
    '    </FilesMatch>',
    ...named.flatMap(([path, own]) => [`    <Files "${path}">`, ...lines(own, '      '), '    </Files>']),
    '  </Directory>',
    `  <Directory "${FOLDER}/${CARDS_FOLDER}">`,
    '    <FilesMatch "\\.png$">',
    ...lines(headers.card, '      '),
    '    </FilesMatch>',
    '  </Directory>',
    `  <Directory "${FOLDER}/assets">`,
    ...lines(headers.asset, '    '),
    '  </Directory>',
    `  <Directory "${FOLDER}/assets/sandbox">`,
    '    <FilesMatch ".">',
    ...lines(headers.sandbox, '      '),
    '    </FilesMatch>',
    '  </Directory>',
    ...redirects.map(({ from, to, status }) => `  RedirectMatch ${status} "^${from}$" "${to}"`),
    '</VirtualHost>',
    '',
  ].join('\n')
}

const lines = (headers: Header[], indent: string) =>
  headers.map(([name, value]) => `${indent}Header always set ${name} "${value}"`)
