import { defineConfig } from '@playwright/test';
import { chromiumPath, headlessShellPath } from '../../scripts/chromium.mjs';
import { patience, retries } from '../../scripts/patience.mjs';

const executablePath = headlessShellPath() ?? chromiumPath();

/** Tests of the product as `npm start` serves it. Two workers run at a time, each with its own product. */
export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results/e2e',
  workers: 2,
  retries,
  forbidOnly: true,
  timeout: 60_000 * patience,
  expect: { timeout: 20_000 * patience },
  use: {
    launchOptions: {
      ...(executablePath ? { executablePath } : {}),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--disable-background-networking',
        '--disable-component-update',
      ],
    },
    locale: 'en-US',
    timezoneId: 'UTC',
    viewport: { width: 1440, height: 900 },
    // Filling the service worker's cache, which no later visit in a test's fresh browser uses, takes as long as loading
    // the page itself.
    serviceWorkers: 'block',
    // Animations keep causing repaints; the journey and page tests run with all of them.
    reducedMotion: 'reduce',
    // A trace takes as long as the test itself; what the page printed is in the error's context.
    screenshot: 'only-on-failure',
  },
});
