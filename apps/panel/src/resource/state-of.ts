import type { ResourceListState } from '@kronos/ui/ResourceList';
import type { Loadable } from '../stores/loadable.ts';
import type { ListView } from './list-store.ts';

/** The state to show for a list. A page past the last one has rows before it, so the list is not empty. */
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

/** The state to show for a short list whose rows are read all at once. */
export function stateOfAll(status: Loadable<unknown>['status'], rows: readonly unknown[]): ResourceListState {
  if (status === 'failed') return 'error';
  if (status !== 'ready') return 'loading';
  return rows.length > 0 ? 'ready' : 'empty';
}
