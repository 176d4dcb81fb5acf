import { defineConfig } from '@playwright/test';
import { chromiumPath, headlessShellPath } from '../../scripts/chromium.mjs';
import { patience, retries } from '../../scripts/patience.mjs';

const executablePath = headlessShellPath() ?? chromiumPath();

/** Flows against the product as `npm start` serves it. Each worker has a product of its own, two at a time. */
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
    // What a worker keeps for a visit that a test's fresh browser never makes costs as much as the page itself.
    serviceWorkers: 'block',
    // What moves is painted again and again; the flows of journey and page are gone through with everything that moves.
    reducedMotion: 'reduce',
    // A trace of every flow takes as long again as the flow; what the page said stands in the error's context.
    screenshot: 'only-on-failure',
  },
});
