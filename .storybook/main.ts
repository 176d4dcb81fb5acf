import type { StorybookConfig } from '@storybook/react-vite';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { messages } from '../apps/panel/build/messages.ts';
import { kronosUi } from '../packages/ui/src/exports/vite.ts';
import { docgenOptions } from './docgen.ts';

const config: StorybookConfig = {
  stories: ['../packages/ui/src/**/*.stories.tsx', '../apps/panel/src/shell/**/*.stories.tsx'],
  framework: '@storybook/react-vite',
  // A test reads no documentation: that would parse each of its stories twice more.
  addons: [
    ...(process.env.VITEST ? [] : ['@storybook/addon-docs']),
    '@storybook/addon-a11y',
    '@storybook/addon-vitest',
  ],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // Nor does a test read the props, for which TypeScript checks the whole kit.
  typescript: {
    reactDocgen: process.env.VITEST ? false : 'react-docgen-typescript',
    reactDocgenTypescriptOptions: docgenOptions,
  },
  viteFinal: (vite) => ({
    ...vite,
    plugins: [
      kronosUi({ locales: ['en-US', 'ar-EG'] }),
      messages(new URL('../apps/panel/src/messages', import.meta.url).pathname),
      ...(vite.plugins ?? []),
      vanillaExtractPlugin(),
    ],
    resolve: { ...vite.resolve, conditions: ['kronos-source', 'module', 'browser', 'development|production'] },
    // react-stately reads these in a browser that has no `process`.
    define: { ...vite.define, 'process.env.VIRT_ON': 'true', 'process.env.NODE_ENV': '"development"' },
    // The vanilla-extract plugin injects these imports, so Vite's scanner misses them and would reload in mid-test.
    optimizeDeps: {
      ...vite.optimizeDeps,
      include: [
        ...(vite.optimizeDeps?.include ?? []),
        '@vanilla-extract/recipes/createRuntimeFn',
        '@vanilla-extract/sprinkles/createRuntimeSprinkles',
        // Found only when its story is opened, which would reload the page in mid-test too.
        '@kronos/ui > @tanstack/react-virtual',
      ],
    },
  }),
};
export default config;
