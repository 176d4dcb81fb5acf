import type { Preview } from '@storybook/react-vite';
import { type ComponentProps, lazy, type ReactNode, Suspense, useEffect } from 'react';
import { I18nProvider, isRTL } from 'react-aria-components/I18nProvider';
import { configure } from 'storybook/test';
import { MINIMAL_VIEWPORTS } from 'storybook/viewport';
import '@kronos/ui/fonts';
import '@kronos/ui/theme';
import { groupProps } from './group-props.ts';
import { type Mode, modes, narrow } from './modes.ts';
import './preview.css';

// For a busy machine: a longer wait changes no result, only how soon a failure is reported.
configure({ asyncUtilTimeout: 8_000 });

interface Look {
  theme: string;
  density: string;
  locale: string;
}

function dress(root: HTMLElement, { theme, density, locale }: Look): void {
  root.dataset.theme = theme;
  root.dataset.density = density;
  root.dir = isRTL(locale) ? 'rtl' : 'ltr';
}

/** Storybook keeps the page between stories: the attributes are set on each render, and apply to portals too. */
function Stage({ children, ...look }: Look & { children: ReactNode }) {
  dress(document.documentElement, look);
  useEffect(() => dress(document.documentElement, look));
  return (
    <I18nProvider locale={look.locale}>
      <div className="story">{children}</div>
    </I18nProvider>
  );
}

// Chromatic sets globals and a viewport; modes with browser preferences are only recorded in this repository.
const chromatic = Object.fromEntries(
  Object.entries<Mode>(modes)
    .filter(([, { media }]) => !media)
    .map(([name, { globals: { viewport, ...globals } = {} }]) => [
      name,
      viewport ? { ...globals, viewport: narrow } : globals,
    ]),
);

// Only a docs page loads the code that renders it; a test never does.
const DocsPage = lazy(() => import('./DocsPage.tsx'));

const noContrast = { id: 'color-contrast', enabled: false };

const emptyLiveRegion = () => {
  for (const log of document.querySelectorAll('[data-live-announcer] > *')) log.replaceChildren();
};

const preview: Preview = {
  argTypesEnhancers: [groupProps],
  tags: ['autodocs'],
  // React Aria's live region stays after a story and would refer to removed elements.
  beforeEach: ({ parameters }) => {
    // Forced colours replace the page's own, but axe would still compare the hidden ones.
    if (matchMedia('(forced-colors: active)').matches) {
      const rules = [...(parameters.a11y.config?.rules ?? []), noContrast];
      parameters.a11y = { ...parameters.a11y, config: { rules } };
    }
    return emptyLiveRegion;
  },
  // Before axe looks: the button of a closed dialog is among the removed elements.
  afterEach: emptyLiveRegion,
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
    locale: {
      description: 'Language of formats, and the reading direction',
      toolbar: {
        icon: 'globe',
        items: [
          { value: 'en-US', title: 'English' },
          { value: 'he-IL', title: 'Hebrew' },
        ],
        dynamicTitle: true,
      },
    },
  },
  initialGlobals: { theme: 'dark', density: 'comfortable', locale: 'en-US' },
  decorators: [
    (Story, { globals }) => {
      const { theme, density, locale } = globals as Look;
      return (
        <Stage theme={theme} density={density} locale={locale}>
          <Story />
        </Stage>
      );
    },
  ],
  parameters: {
    layout: 'fullscreen',
    a11y: { test: 'error' },
    chromatic: { modes: chromatic },
    controls: { expanded: true },
    docs: {
      container: (props: ComponentProps<typeof DocsPage>) => (
        <Suspense>
          <DocsPage {...props} />
        </Suspense>
      ),
    },
    options: { storySort: { order: ['Welcome', 'Gallery', 'Foundations', 'Components', 'Widgets', 'Shell'] } },
    viewport: {
      options: {
        ...MINIMAL_VIEWPORTS,
        narrow: {
          name: 'Narrow',
          styles: { width: `${narrow.width}px`, height: `${narrow.height}px` },
          type: 'mobile',
        },
      },
    },
  },
};
export default preview;
