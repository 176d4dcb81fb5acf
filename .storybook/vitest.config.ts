import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import { chromiumPath } from '../scripts/chromium.mjs';
import { patience } from '../scripts/patience.mjs';
import { reporters } from '../scripts/vitest/summary.ts';
import { type Mode, modes } from './modes.ts';

const here = fileURLToPath(new URL('.', import.meta.url));
const root = fileURLToPath(new URL('..', import.meta.url));
const executablePath = chromiumPath();

const stories = ['packages/ui/src', 'apps/panel/src/shell'].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.stories.tsx'))
    .map((file) => join(folder, file)),
);

/** Files without a story of this tag are not even loaded: that would cost more than all other stories. */
const without = (tag: string) => stories.filter((file) => !readFileSync(join(root, file), 'utf8').includes(`'${tag}'`));

type Own = Mode & { turn: number };
const own = Object.entries<Mode>(modes).filter((entry): entry is [string, Own] => entry[1].turn !== undefined);

/**
 * Every story once in the dark theme; in the other modes the stories tagged for them, which are the States of each
 * part.
 */
function project(name: string, { tag, turn, globals = {}, media }: Own): TestProjectInlineConfiguration {
  const isDark = name === 'dark';
  const beside = own.filter(([, mode]) => mode.turn === turn);
  return {
    root,
    plugins: [storybookTest({ configDir: here, tags: { include: [tag] }, initialGlobals: globals })],
    test: {
      name: isDark ? 'stories' : `stories-${name}`,
      exclude: isDark ? [] : without(tag),
      sequence: { groupOrder: turn },
      maxWorkers: Math.max(1, Math.floor(2 / beside.length)),
      isolate: false,
      // A page with the whole kit takes time on a busy machine, and so does a picture of it.
      testTimeout: 60_000 * patience,
      hookTimeout: 60_000 * patience,
      env: {
        VITE_KRONOS_VISUAL: process.env.KRONOS_VISUAL ?? '',
        VITE_KRONOS_PATIENCE: String(patience),
        VITE_KRONOS_MODE: name,
      },
      setupFiles: [`${here}visual.ts`],
      browser: {
        enabled: true,
        headless: true,
        screenshotFailures: false,
        viewport: { width: 1200, height: 900 },
        provider: playwright({
          launchOptions: {
            ...(executablePath ? { executablePath } : {}),
            args: [
              '--no-sandbox',
              '--font-render-hinting=none',
              '--force-color-profile=srgb',
              '--disable-gpu',
              '--disable-lcd-text',
            ],
          },
          contextOptions: {
            ...media,
            reducedMotion: 'reduce',
            deviceScaleFactor: 1,
            locale: 'en-US',
            timezoneId: 'UTC',
            // Larger than the frame of any story: a smaller page would be scaled down and blur the pictures.
            viewport: { width: 1400, height: 4000 },
          },
        }),
        instances: [{ browser: 'chromium' }],
        expect: {
          toMatchScreenshot: {
            resolveScreenshotPath: ({ arg, ext }) => `${root}tests/visual/${arg}${ext}`,
            resolveDiffPath: ({ arg, ext }) => `${root}test-results/visual/${arg}${ext}`,
          },
        },
      },
    },
  };
}

export default defineConfig({
  test: {
    reporters,
    // Two pages that start at once on a busy machine wait for each other's modules. This option is only read here.
    browser: { connectTimeout: 180_000 * patience },
    projects: own.map(([name, mode]) => project(name, mode)),
  },
});
