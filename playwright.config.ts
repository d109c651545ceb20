import { defineConfig, devices } from '@playwright/test'

const port = Number(process.env.E2E_PORT ?? 4173)
const isRoot = process.getuid?.() === 0

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  workers: 3, // one more than cores here: a third of the time passes in waiting for timers and answers
  retries: 0, // a test that holds only sometimes is a defect
  // Generous: machines are shared, and how long something takes is not what is tested.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  // The second is read by scripts/run-e2e.ts for its closing line.
  reporter: [['list'], ['json', { outputFile: 'test-results/report.json' }]],
  use: {
    ...devices['Desktop Chrome'],
    baseURL: `http://127.0.0.1:${port}`,
    // Requests that a service worker answers are out of the reach of `page.route`. offline.spec.ts allows it for itself.
    serviceWorkers: 'block',
    launchOptions: {
      ...(process.env.CHROMIUM_PATH ? { executablePath: process.env.CHROMIUM_PATH } : {}),
      args: [
        ...(isRoot ? ['--no-sandbox'] : []), // Chromium refuses to run as root inside its sandbox
        '--site-per-process', // as on every desktop; the headless shell keeps frames in the page's process otherwise
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  webServer: [
    {
      command: 'node engine/bin/docs.mjs preview --root site',
      env: { PORT: String(port), HOST: '127.0.0.1' },
      url: `http://127.0.0.1:${port}/`,
      reuseExistingServer: false,
      timeout: 120_000,
    },
    {
      command: 'node --import tsx tests/e2e/support/site-builder.ts',
      wait: { stdout: /Sites at (?<site_builder>\S+)/ },
      gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 }, // it removes what it has built
      timeout: 120_000,
    },
  ],
})
