import type { Client } from '@kronos/api';
import type { Announcement, Contract } from '@kronos/api/contract';
import { proxy } from 'valtio/vanilla';
import { type FailedAnswer, failedAnswer } from './failed-answer.ts';

export type AnnouncementsStore = ReturnType<typeof createAnnouncementsStore>;

/** The announcement for the user, shown once a visit (spec §2). */
export function createAnnouncementsStore({
  api,
  signal,
}: {
  api: Pick<Client<Contract>, 'announcements'>;
  /** Aborted at sign-out. */
  signal: AbortSignal;
}) {
  const state = proxy<{ current: Announcement | null }>({ current: null });

  return {
    state,
    /**
     * Reads the announcement at sign-in (spec §4). Without a response none is shown; a failure is returned (spec §8).
     */
    async load(): Promise<{ success: true } | FailedAnswer> {
      const outcome = await api.announcements.current({}, { signal });
      if (outcome.kind !== 'ok') return failedAnswer(outcome);
      if (!signal.aborted) state.current = outcome.data.announcement;
      return { success: true };
    },
    /** Closes the announcement; with `isDismissed` it is not shown again. A failure of that is ignored (spec §4). */
    async close({ isDismissed }: { isDismissed: boolean }): Promise<void> {
      const { current } = state;
      state.current = null;
      if (current && isDismissed) await api.announcements.markRead({ params: { id: current.id } }, { signal });
    },
  };
}
