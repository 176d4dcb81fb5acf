import type { Preview } from '@storybook/react-vite';
import { useEffect } from 'react';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { configure } from 'storybook/test';
import '@kronos/ui/fonts';
import '@kronos/ui/theme';
import './preview.css';

// A busy machine takes its time: waiting longer changes no verdict, only how soon a failure is told.
configure({ asyncUtilTimeout: 8_000 });

const preview: Preview = {
  tags: ['autodocs'],
  // React Aria's live region outlives a story and would go on naming parts that are gone.
  beforeEach: () => () => {
    for (const log of document.querySelectorAll('[data-live-announcer] > *')) log.replaceChildren();
  },
  globalTypes: {
    theme: {
      description: 'Theme',
      toolbar: {
        icon: 'mirror',
        items: [
          { value: 'dark', title: 'Dark' },
          { value: 'light', title: 'Light' },
        ],
        dynamicTitle: true,
      },
    },
    density: {
      description: 'Density',
      toolbar: {
        icon: 'component',
        items: [
          { value: 'comfortable', title: 'Comfortable' },
          { value: 'compact', title: 'Compact' },
        ],
        dynamicTitle: true,
      },
    },
  },
  initialGlobals: { theme: 'dark', density: 'comfortable' },
  decorators: [
    (Story, { globals }) => {
      const { theme, density } = globals as { theme: string; density: string };
      const root = document.documentElement;
      root.dataset.theme = theme;
      root.dataset.density = density;
      // Storybook keeps the page between stories: the attributes are set on each render, and hold for portals too.
      useEffect(() => {
        root.dataset.theme = theme;
        root.dataset.density = density;
      }, [root, theme, density]);
      return (
        <I18nProvider locale="en-US">
          <div className="story">
            <Story />
          </div>
        </I18nProvider>
      );
    },
  ],
  parameters: {
    layout: 'fullscreen',
    a11y: { test: 'error' },
    controls: { expanded: true },
    options: { storySort: { order: ['Welcome', 'Foundations', 'Components', 'Widgets', 'Shell'] } },
  },
};
export default preview;
