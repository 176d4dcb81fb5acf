import type { ContentPlace } from '@kronos/api/contract';
import { Suspense } from 'react';
import { useSnapshot } from 'valtio/react';
import { useApp, useStore } from '../context/app-context.ts';
import { lazyPart } from '../context/lazy-part.ts';
import { createContentsStore } from '../stores/contents-store.ts';

// Loaded with the sanitiser, so only if there is content; if it fails to load, the page is shown without it.
const LazyRichText = lazyPart(() => import('@kronos/ui/RichText'), 'RichText', { isOptional: true });

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
