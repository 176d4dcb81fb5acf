import type { StorybookConfig } from '@storybook/react-vite';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { messages } from '../apps/panel/build/messages.ts';
import { kronosUi } from '../packages/ui/src/exports/vite.ts';
import { docgenOptions } from './docgen.ts';

const config: StorybookConfig = {
  stories: ['../packages/ui/src/**/*.stories.tsx', '../apps/panel/src/shell/**/*.stories.tsx'],
  framework: '@storybook/react-vite',
  // Tests need no documentation, for which each story would be parsed twice more.
  addons: [
    ...(process.env.VITEST ? [] : ['@storybook/addon-docs']),
    '@storybook/addon-a11y',
    '@storybook/addon-vitest',
  ],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // Tests do not need the props either, for which TypeScript checks the whole kit.
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
    // The vanilla-extract plugin injects these imports, so Vite's scanner misses them and would reload during a test.
    optimizeDeps: {
      ...vite.optimizeDeps,
      include: [
        ...(vite.optimizeDeps?.include ?? []),
        '@vanilla-extract/recipes/createRuntimeFn',
        '@vanilla-extract/sprinkles/createRuntimeSprinkles',
        // Discovered only when its story is opened, which would also reload the page during a test.
        '@kronos/ui > @tanstack/react-virtual',
        '@kronos/ui > react-aria-components/Virtualizer',
        '@kronos/ui > react-aria-components/useDragAndDrop',
      ],
    },
  }),
};
export default config;
