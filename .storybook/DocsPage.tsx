import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { type PropsWithChildren, useSyncExternalStore } from 'react';
import { themes } from 'storybook/theming';

const root = document.documentElement;

function subscribe(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange);
  observer.observe(root, { attributeFilter: ['data-theme'] });
  return () => observer.disconnect();
}

/** A docs page in the theme of its stories, which set it on the root element. */
export default function DocsPage(props: PropsWithChildren<DocsContainerProps>) {
  const isLight = useSyncExternalStore(subscribe, () => root.dataset['theme'] === 'light');
  return <DocsContainer {...props} theme={isLight ? themes.light : themes.dark} />;
}
