import type { Client } from '@kronos/api';
import type { Announcement, Contract } from '@kronos/api/contract';
import { proxy } from 'valtio/vanilla';
import { type FailedAnswer, failedAnswer } from './failed-answer.ts';

export type AnnouncementsStore = ReturnType<typeof createAnnouncementsStore>;

/** What the house tells everybody, once a visit (spec §2). */
export function createAnnouncementsStore({
  api,
  signal,
}: {
  api: Pick<Client<Contract>, 'announcements'>;
  /** Aborted when the person leaves. */
  signal: AbortSignal;
}) {
  const state = proxy<{ current: Announcement | null }>({ current: null });

  return {
    state,
    /** Read at sign-in (spec §4). Without an answer there is none to show; what failed is answered (spec §8). */
    async load(): Promise<{ success: true } | FailedAnswer> {
      const outcome = await api.announcements.current({}, { signal });
      if (outcome.kind !== 'ok') return failedAnswer(outcome);
      if (!signal.aborted) state.current = outcome.data.announcement;
      return { success: true };
    },
    /** It was closed; with `isDismissed` it does not come back. A failure of that is ignored (spec §4). */
    async close({ isDismissed }: { isDismissed: boolean }): Promise<void> {
      const { current } = state;
      state.current = null;
      if (current && isDismissed) await api.announcements.markRead({ params: { id: current.id } }, { signal });
    },
  };
}
