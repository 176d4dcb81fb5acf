import type { Client } from '@kronos/api';
import type { Contract, Notification, ResponseOf } from '@kronos/api/contract';
import { proxy } from 'valtio/vanilla';
import type { Clock } from '../app/clock.ts';
import { type Loadable, settle } from '../stores/loadable.ts';
import { coalesce } from './coalesce.ts';

export type NotificationPage = ResponseOf<Contract['notifications']['list']>;
export interface NotificationQuery {
  page: number;
  filter: 'all' | 'unread';
}
export type NotificationsStore = ReturnType<typeof createNotificationsStore>;

/** How many the dropdown shows, and how many every other read asks for (spec §9). */
const dropdownSize = 5;
const pageSize = 7;

interface Deps {
  api: Pick<Client<Contract>, 'notifications'>;
  clock: Clock;
  /** Aborted when the person leaves. */
  signal: AbortSignal;
}

/** What the house told the signed-in person: the newest few, a page of all, and how many are unread. */
export function createNotificationsStore({ api, clock, signal }: Deps) {
  const state = proxy<{
    unread: number;
    newest: Loadable<Notification[]>;
    page: Loadable<NotificationPage>;
    query: NotificationQuery;
    /** The one that is shown in full. */
    opened: Notification | null;
  }>({
    unread: 0,
    newest: { status: 'idle' },
    page: { status: 'idle' },
    query: { page: 1, filter: 'all' },
    opened: null,
  });

  const list = (per_page: number, query: Partial<NotificationQuery> = {}) =>
    api.notifications.list({ query: { per_page, sort: 'created_at', direction: 'desc', ...query } }, { signal });

  const readNewest = async (size: number): Promise<void | { guest: false }> => {
    if (state.newest.status !== 'ready') state.newest = { status: 'loading' };
    const outcome = await list(size);
    if (signal.aborted) return undefined;
    const newest = outcome.kind === 'ok' ? { ...outcome, data: outcome.data.data.slice(0, dropdownSize) } : outcome;
    state.newest = settle(state.newest, newest, clock.now());
    if (outcome.kind !== 'ok') return { guest: false };
    state.unread = outcome.data.meta.unread;
    return undefined;
  };

  /** A failed count leaves what is known (spec §8). */
  const countUnread = async (): Promise<{ success: boolean }> => {
    const outcome = await api.notifications.countUnread({}, { signal });
    if (signal.aborted || outcome.kind !== 'ok') return { success: false };
    state.unread = outcome.data.count;
    return { success: true };
  };

  const readPage = coalesce(async () => {
    const query = { ...state.query };
    if (state.page.status !== 'ready') state.page = { status: 'loading' };
    const outcome = await list(pageSize, query);
    if (signal.aborted || query.page !== state.query.page || query.filter !== state.query.filter) return;
    state.page = settle(state.page, outcome, clock.now());
    if (outcome.kind === 'ok') state.unread = outcome.data.meta.unread;
  });

  const everyCopyOf = (id: number): Notification[] =>
    [
      ...(state.newest.status === 'ready' ? state.newest.data : []),
      ...(state.page.status === 'ready' ? state.page.data.data : []),
    ].filter((notification) => notification.id === id);

  return {
    state,
    countUnread,
    /** The newest for the dropdown. A failed read answers `{ guest: false }` (spec §8). */
    loadNewest: () => readNewest(dropdownSize),
    /** A page of all of them; what is on screen stays until the answer is there. */
    loadPage(query: NotificationQuery): Promise<void> {
      state.query = query;
      return readPage();
    },
    /** Something new has come. */
    async refresh(): Promise<void> {
      await Promise.all([
        state.newest.status === 'idle' ? countUnread() : readNewest(dropdownSize),
        state.page.status === 'idle' ? undefined : readPage(),
      ]);
    },
    /** Shows one in full: it is read at once, here and at the server (spec §4). */
    async open(id: number): Promise<void> {
      const copies = everyCopyOf(id);
      state.opened = copies[0] ?? null;
      if (copies.some(({ has_read }) => !has_read) && state.unread > 0) state.unread -= 1;
      for (const copy of copies) copy.has_read = true;
      await api.notifications.read({ params: { id } }, { signal });
    },
    close: () => void (state.opened = null),
    /** The count is 0 at once; then the list, seven of them, and the count are read again (spec §4). */
    async markAllRead(): Promise<void> {
      state.unread = 0;
      await api.notifications.markAllRead({}, { signal });
      if (signal.aborted) return;
      await Promise.all([readNewest(pageSize), countUnread(), state.page.status === 'idle' ? undefined : readPage()]);
    },
  };
}
