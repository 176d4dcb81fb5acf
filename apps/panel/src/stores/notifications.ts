import type { Client } from '@kronos/api';
import type { Contract, Notification, ResponseOf } from '@kronos/api/contract';
import { proxy } from 'valtio/vanilla';
import type { Clock } from '../platform/clock.ts';
import { type Loadable, settle } from './loadable.ts';
import type { NoticesStore } from './notices.ts';
import { createChangedCount } from './changed-count.ts';
import { coalesce } from '../platform/coalesce.ts';
import { type FailedAnswer, failedAnswer } from './failed-answer.ts';

export type NotificationPage = ResponseOf<Contract['notifications']['list']>;
export interface NotificationQuery {
  page: number;
  filter: 'all' | 'unread';
}
export type NotificationsStore = ReturnType<typeof createNotificationsStore>;

/** The number in the dropdown, and in every other request (spec §9). */
const dropdownSize = 5;
const pageSize = 7;

interface Deps {
  api: Pick<Client<Contract>, 'notifications'>;
  clock: Clock;
  notices: NoticesStore;
  /** Aborted at sign-out. */
  signal: AbortSignal;
}

/** The user's notifications: the newest few, a page of all, and the number of unread ones. */
export function createNotificationsStore({ api, clock, notices, signal }: Deps) {
  const state = proxy<{
    unread: number;
    newest: Loadable<Notification[]>;
    page: Loadable<NotificationPage>;
    query: NotificationQuery;
    /** The notification shown in full. */
    opened: Notification | null;
  }>({
    unread: 0,
    newest: { status: 'idle' },
    page: { status: 'idle' },
    query: { page: 1, filter: 'all' },
    opened: null,
  });

  /** The notifications opened here; the response to an earlier request still has them unread. */
  const opened = new Set<number>();
  const asOpened = (rows: readonly Notification[]): Notification[] =>
    rows.map((row) => (opened.has(row.id) ? { ...row, has_read: true } : row));

  const unread = createChangedCount({
    show: (count) => void (state.unread = count),
    recount: () => countUnread(),
  });
  let newestAsked = 0;

  const list = (per_page: number, query: Partial<NotificationQuery> = {}) =>
    api.notifications.list({ query: { per_page, sort: 'created_at', direction: 'desc', ...query } }, { signal });

  const readNewest = async (size: number): Promise<void | { guest: false }> => {
    const request = ++newestAsked;
    const tell = unread.ask();
    if (state.newest.status !== 'ready') state.newest = { status: 'loading' };
    const outcome = await list(size);
    // Responses can arrive in another order than their requests.
    if (signal.aborted || request !== newestAsked) return undefined;
    const newest =
      outcome.kind === 'ok' ? { ...outcome, data: asOpened(outcome.data.data.slice(0, dropdownSize)) } : outcome;
    state.newest = settle(state.newest, newest, clock.now());
    if (outcome.kind !== 'ok') return { guest: false };
    tell(outcome.data.meta.unread);
    return undefined;
  };

  /** A failed count keeps the known one (spec §8). */
  const countUnread = async (): Promise<{ success: true } | FailedAnswer> => {
    const tell = unread.ask();
    const outcome = await api.notifications.countUnread({}, { signal });
    if (outcome.kind !== 'ok') return failedAnswer(outcome);
    if (signal.aborted) return { success: false };
    tell(outcome.data.count);
    return { success: true };
  };

  const readPage = coalesce(async () => {
    const query = { ...state.query };
    const tell = unread.ask();
    if (state.page.status !== 'ready') state.page = { status: 'loading' };
    const outcome = await list(pageSize, query);
    if (signal.aborted || query.page !== state.query.page || query.filter !== state.query.filter) return;
    const page =
      outcome.kind === 'ok' ? { ...outcome, data: { ...outcome.data, data: asOpened(outcome.data.data) } } : outcome;
    state.page = settle(state.page, page, clock.now());
    if (outcome.kind === 'ok') tell(outcome.data.meta.unread);
  });

  const everyCopyOf = (id: number): Notification[] =>
    [
      ...(state.newest.status === 'ready' ? state.newest.data : []),
      ...(state.page.status === 'ready' ? state.page.data.data : []),
    ].filter((notification) => notification.id === id);

  return {
    state,
    countUnread,
    /** Reads the newest for the dropdown. A failure returns `{ guest: false }` (spec §8). */
    loadNewest: () => readNewest(dropdownSize),
    /** Reads a page of all notifications; the page on screen stays until the response. */
    loadPage(query: NotificationQuery): Promise<void> {
      state.query = query;
      return readPage();
    },
    /** Reads the notifications again after a new one. */
    async refresh(): Promise<void> {
      await Promise.all([
        state.newest.status === 'idle' ? countUnread() : readNewest(dropdownSize),
        state.page.status === 'idle' ? undefined : readPage(),
      ]);
    },
    /**
     * Shows a notification in full and marks it as read at once, here and on the server (spec §4). If that is
     * refused, as for an admin in a read-only impersonation, it is shown all the same, and stays unread.
     */
    async open(id: number): Promise<void> {
      const copies = everyCopyOf(id);
      const wasUnread = copies.some(({ has_read }) => !has_read);
      state.opened = copies[0] ?? null;
      if (wasUnread && state.unread > 0) state.unread -= 1;
      if (wasUnread) opened.add(id);
      for (const copy of copies) copy.has_read = true;
      const outcome = await unread.during(api.notifications.read({ params: { id } }, { signal }));
      if (signal.aborted || outcome.kind === 'ok' || !wasUnread) return;
      opened.delete(id);
      for (const copy of everyCopyOf(id)) copy.has_read = false;
      await countUnread();
    },
    close: () => void (state.opened = null),
    /** Sets the count to 0 at once; then reads seven notifications and the count again (spec §4). */
    async markAllRead(): Promise<void> {
      state.unread = 0;
      const outcome = await unread.during(api.notifications.markAllRead({}, { signal }));
      if (signal.aborted) return;
      if (outcome.kind !== 'ok') notices.failed(outcome);
      await Promise.all([readNewest(pageSize), countUnread(), state.page.status === 'idle' ? undefined : readPage()]);
    },
  };
}
