import type { ContentPlace } from '@kronos/api/contract';
import type { RichTextProps } from '@kronos/ui/RichText';
import { type ComponentType, lazy, Suspense } from 'react';
import { useSnapshot } from 'valtio/react';
import { useApp, useStore } from '../context/app-context.ts';
import { createContentsStore } from '../stores/contents-store.ts';

type Shown = ComponentType<Pick<RichTextProps, 'html' | 'onInternalLink'>>;

// Loaded with the sanitiser, so only if there is content; if it fails to load, the page is shown without it.
const LazyRichText = lazy<Shown>(() =>
  import('@kronos/ui/RichText').then(
    ({ RichText }) => ({ default: RichText }),
    () => ({ default: Nothing }),
  ),
);
const Nothing: Shown = () => null;

/** All dynamic content of one place of the panel (spec §1 "dynamic content"). */
export function Place({ name }: { name: ContentPlace }) {
  const { location } = useApp();
  const { shown } = useSnapshot(useStore(createContentsStore).state);
  return shown
    .filter(({ place }) => place === name)
    .map(({ id, content }) => (
      <Suspense key={id}>
        <LazyRichText html={content} onInternalLink={location.navigate} />
      </Suspense>
    ));
}
