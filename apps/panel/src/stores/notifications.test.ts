import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { createTestApp } from '../testing/create-test-app.ts';
import { aNotification, aUser, anAdmin, notificationPage } from '../testing/fixtures.ts';

/** A customer with nine notifications, of which three are unread. */
async function signedIn() {
  const test = createTestApp({ user: aUser() });
  const all = Array.from({ length: 9 }, (_, at) => aNotification({ id: 9 - at, has_read: at > 2 }));
  test.server.answer('notifications.countUnread', { success: true, count: 3 });
  test.server.answer('notifications.list', ({ query }) => {
    const size = query['per_page'] ?? 7;
    const page = query['page'] ?? 1;
    return notificationPage(all.slice((page - 1) * size, page * size), {
      unread: 3,
      total: 9,
      per_page: size,
      current_page: page,
    });
  });
  test.server.answer('notifications.read', { success: true });
  test.server.answer('notifications.markAllRead', { success: true });
  onTestFinished(test.app.start());
  await vi.waitFor(() => expect(test.managers).toHaveLength(1));
  const { notifications } = await test.app.userScope.get();
  await vi.waitFor(() => expect(notifications.state.unread).toBe(3));
  const queries = () => test.server.calls.filter(({ endpoint }) => endpoint === 'notifications.list');
  return { ...test, notifications, queries, socket: test.managers[0]! };
}

it('requests five for the dropdown, newest first', async () => {
  const { notifications, queries } = await signedIn();
  await notifications.loadNewest();
  expect(queries().at(-1)?.query).toMatchObject({ per_page: 5, sort: 'created_at', direction: 'desc' });
  expect(notifications.state.newest).toMatchObject({ status: 'ready', data: { length: 5 } });
});

it('requests seven for any other list', async () => {
  const { notifications, queries } = await signedIn();
  await notifications.loadPage({ page: 2, filter: 'unread' });
  expect(queries().at(-1)?.query).toMatchObject({ per_page: 7, page: 2, filter: 'unread' });
});

describe('opening a notification', () => {
  it('marks it as read at once and lowers the count by one, only the first time', async () => {
    const { notifications, asked } = await signedIn();
    await notifications.loadNewest();
    await notifications.open(9);
    expect(notifications.state.unread).toBe(2);
    expect(asked('notifications.read')).toBe(1);
    await notifications.open(9);
    expect(notifications.state.unread).toBe(2);
  });

  it('shows it but leaves it unread, without a dialog, when marking it is refused', async () => {
    const { app, notifications, server } = await signedIn();
    await notifications.loadNewest();
    await notifications.loadPage({ page: 1, filter: 'all' });
    server.refuse('notifications.read', 403, { message: 'You are here to look only.' });
    await notifications.open(9);
    expect(notifications.state).toMatchObject({ unread: 3, opened: { id: 9, has_read: false } });
    expect(notifications.state.newest).toMatchObject({ data: [{ id: 9, has_read: false }, {}, {}, {}, {}] });
    expect(notifications.state.page).toMatchObject({ data: { data: { 0: { id: 9, has_read: false } } } });
    expect(app.notices.state.dialogs).toEqual([]);
  });

  it('never lowers the count below 0', async () => {
    const { notifications } = await signedIn();
    await notifications.loadNewest();
    notifications.state.unread = 0;
    await notifications.open(9);
    expect(notifications.state.unread).toBe(0);
  });
});

describe('a late response', () => {
  it('does not mark a notification as unread that was opened meanwhile, and the count is corrected', async () => {
    const { notifications, server } = await signedIn();
    await notifications.loadNewest();
    await notifications.loadPage({ page: 1, filter: 'all' });
    const letThrough = server.hang('notifications.list');
    const late = [notifications.loadNewest(), notifications.loadPage({ page: 1, filter: 'all' })];
    const read = server.hang('notifications.read');
    const opening = notifications.open(9);
    letThrough();
    await Promise.all(late);
    expect(notifications.state.newest).toMatchObject({
      data: { 0: { id: 9, has_read: true }, 1: { has_read: false } },
    });
    expect(notifications.state.page).toMatchObject({ data: { data: { 0: { id: 9, has_read: true } } } });
    expect(notifications.state.unread).toBe(2);
    // Another notification has been created, which the late responses do not contain.
    server.answer('notifications.countUnread', { success: true, count: 4 });
    read();
    await opening;
    await vi.waitFor(() => expect(notifications.state.unread).toBe(4));
  });

  it('is followed by a new count when a notification was opened after the request', async () => {
    const { notifications, server } = await signedIn();
    await notifications.loadNewest();
    const letThrough = server.hang('notifications.list');
    const late = notifications.loadNewest();
    await notifications.open(9);
    server.answer('notifications.countUnread', { success: true, count: 2 });
    letThrough();
    await late;
    expect(notifications.state.unread).toBe(2);
  });

  it('does not replace a newer one', async () => {
    const { notifications, server, queries } = await signedIn();
    const letThrough = server.hang('notifications.list');
    const older = notifications.loadNewest();
    await vi.waitFor(() => expect(queries()).toHaveLength(1));
    server.answer('notifications.list', notificationPage([aNotification({ id: 10 })], { unread: 4 }));
    await notifications.refresh();
    letThrough();
    await older;
    expect(notifications.state.newest).toMatchObject({ status: 'ready', data: [{ id: 10 }] });
    expect(notifications.state.unread).toBe(4);
  });
});

it('sets the count to 0 at once when all are marked as read, then requests seven and the count', async () => {
  const { notifications, server, queries, asked } = await signedIn();
  await notifications.loadNewest();
  const counted = asked('notifications.countUnread');
  const release = server.hang('notifications.markAllRead');
  const done = notifications.markAllRead();
  expect(notifications.state.unread).toBe(0);
  release();
  await done;
  expect(queries().at(-1)?.query).toMatchObject({ per_page: 7 });
  expect(asked('notifications.countUnread')).toBe(counted + 1);
  expect(notifications.state.newest).toMatchObject({ status: 'ready', data: { length: 5 } });
});

it('restores the count with a dialog when marking all is refused', async () => {
  const { app, notifications, server } = await signedIn();
  await notifications.loadNewest();
  server.refuse('notifications.markAllRead', 403, { message: 'You are here to look only.' });
  await notifications.markAllRead();
  expect(notifications.state.unread).toBe(3);
  expect(app.notices.state.dialogs.map(({ text }) => text(app.messages.t))).toEqual(['You are here to look only.']);
});

it('returns guest false for a failed list and success false for a failed count, and keeps the count', async () => {
  const { notifications, server } = await signedIn();
  server.refuse('notifications.list', 503, { message: 'No.' });
  server.refuse('notifications.countUnread', 503, { message: 'No.' });
  expect(await notifications.loadNewest()).toEqual({ guest: false });
  expect(await notifications.countUnread()).toEqual({ success: false, title: '503', message: 'No.' });
  expect(notifications.state.unread).toBe(3);
  server.fail('notifications.countUnread');
  expect(await notifications.countUnread()).toEqual({ success: false });
});

it('reads the count on an event', async () => {
  const { notifications, server, socket } = await signedIn();
  server.answer('notifications.countUnread', { success: true, count: 4 });
  socket.emit('user', 'new-notification', {});
  await vi.waitFor(() => expect(notifications.state.unread).toBe(4));
});

describe('the announcement', () => {
  const announcement = { id: 4, header: 'Maintenance', content: '<b>Tonight</b>', size: 'large' } as const;

  it('is read at sign-in and removed when it is closed with the toggle on, even if that is refused', async () => {
    const test = createTestApp({ user: aUser() });
    test.server.answer('announcements.current', { success: true, announcement });
    test.server.refuse('announcements.markRead', 500, { message: 'No.' });
    onTestFinished(test.app.start());
    await vi.waitFor(() => expect(test.managers).toHaveLength(1));
    const { announcements } = await test.app.userScope.get();
    await vi.waitFor(() => expect(announcements.state.current).toEqual(announcement));
    await announcements.close({ isDismissed: true });
    expect(test.asked('announcements.markRead')).toBe(1);
    expect(announcements.state.current).toBeNull();
    expect(test.app.notices.state.dialogs).toEqual([]);
  });

  it('is not marked as read when it is closed without the toggle', async () => {
    const test = createTestApp({ user: aUser() });
    test.server.answer('announcements.current', { success: true, announcement });
    onTestFinished(test.app.start());
    await vi.waitFor(() => expect(test.managers).toHaveLength(1));
    const { announcements } = await test.app.userScope.get();
    await vi.waitFor(() => expect(announcements.state.current).not.toBeNull());
    await announcements.close({ isDismissed: false });
    expect(test.asked('announcements.markRead')).toBe(0);
  });

  it('is not requested for admins', async () => {
    const test = createTestApp({ user: anAdmin() });
    onTestFinished(test.app.start());
    await vi.waitFor(() => expect(test.managers).toHaveLength(1));
    await test.app.userScope.get();
    expect(test.asked('announcements.current')).toBe(0);
  });
});

it('reads the count by polling while the socket is blocked', async () => {
  const { server, notifications, socket } = await signedIn();
  server.answer('notifications.countUnread', { success: true, count: 4 });
  socket.setLink({ state: 'failed', reason: 'refused' });
  socket.poll();
  await vi.waitFor(() => expect(notifications.state.unread).toBe(4));
});
