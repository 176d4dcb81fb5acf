import { defineConfig } from '@playwright/test';
import { chromiumPath } from '../../scripts/chromium.mjs';

const executablePath = chromiumPath();

/** Flows against the product as `npm start` serves it. One worker: each file starts a product of its own. */
export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results/e2e',
  workers: 1,
  retries: 0,
  forbidOnly: true,
  timeout: 60_000,
  expect: { timeout: 10_000 },
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
    trace: 'retain-on-failure',
  },
});
