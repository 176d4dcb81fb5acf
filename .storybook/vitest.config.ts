import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';

const here = fileURLToPath(new URL('.', import.meta.url));
const root = fileURLToPath(new URL('..', import.meta.url));
const executablePath =
  process.env.KRONOS_CHROMIUM ?? (existsSync('/usr/bin/chromium') ? '/usr/bin/chromium' : undefined);

const themes = { dark: {}, light: { include: ['visual'] } };

/** Every story once in the dark theme; those tagged `visual` (the States of each part) once more in the light one. */
function project(theme: keyof typeof themes): TestProjectInlineConfiguration {
  return {
    root,
    plugins: [storybookTest({ configDir: here, tags: themes[theme], initialGlobals: { theme } })],
    test: {
      name: theme === 'dark' ? 'stories' : `stories-${theme}`,
      env: { VITE_KRONOS_THEME: theme, VITE_KRONOS_VISUAL: process.env.KRONOS_VISUAL ?? '' },
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
            reducedMotion: 'reduce',
            deviceScaleFactor: 1,
            locale: 'en-US',
            timezoneId: 'UTC',
            // Larger than the story's frame: a smaller page would be scaled down and blur the pictures.
            viewport: { width: 1400, height: 1000 },
          },
        }),
        instances: [{ browser: 'chromium' }],
        expect: {
          toMatchScreenshot: {
            resolveScreenshotPath: ({ arg, ext }) => `${root}tests/visual/${theme}/${arg}${ext}`,
            resolveDiffPath: ({ arg, ext }) => `${root}test-results/visual/${theme}/${arg}${ext}`,
          },
        },
      },
    },
  };
}

export default defineConfig({ test: { projects: [project('dark'), project('light')] } });
