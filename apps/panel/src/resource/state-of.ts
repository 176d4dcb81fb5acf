import type { ResourceListState } from '@kronos/ui/ResourceList';
import type { ListView } from './list-store.ts';

/** What a list is in. A page past the last one has rows before it, so it is no empty list. */
export function stateOf<R>(
  { page, isForbidden }: ListView<R>,
  { isNarrowed }: { isNarrowed: boolean },
): ResourceListState {
  if (isForbidden) return 'forbidden';
  switch (page.status) {
    case 'idle':
    case 'loading':
      return 'loading';
    case 'failed':
      return 'error';
    case 'ready':
      if (page.data.meta.total > 0) return 'ready';
      return isNarrowed ? 'no-match' : 'empty';
    default:
      return page satisfies never;
  }
}
