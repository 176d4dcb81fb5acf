import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { createTestApp } from '../testing/create-test-app.ts';
import { anAdmin, aServer, aUser, anOperation, figuresSeen, settings } from '../testing/fixtures.ts';
import { kindOf } from './server-actions.ts';

const accepted = { success: true, message: 'Starting.', process: { id: 10 } } as const;

/** A customer with one stopped server on screen. */
async function onDashboard({ isUnjudged = false } = {}) {
  const test = createTestApp({ user: aUser(), isUnjudged });
  const { app, server } = test;
  server.answer('customerServers.list', { data: [aServer()] });
  server.answer('customerServers.one', aServer());
  server.answer('customerServers.start', accepted);
  onTestFinished(app.start());
  await vi.waitFor(() => expect(test.managers).toHaveLength(1));
  const { servers } = await app.userScope.get();
  await servers.load();
  await app.messages.ensure('notices');
  const say = (notice: {
    title: (t: typeof app.messages.t) => string;
    text?: (t: typeof app.messages.t) => string;
  }) => [notice.title(app.messages.t), notice.text?.(app.messages.t)];
  return {
    ...test,
    servers,
    socket: test.managers[0]!,
    shown: () => {
      const { list } = servers.state;
      return list.status === 'ready' ? list.data : [];
    },
    toasts: () => app.notices.state.toasts.map(say),
    dialogs: () => app.notices.state.dialogs.map(say),
  };
}

describe('reading only the Plex servers', () => {
  const [mine, emby, gone] = [
    aServer(),
    aServer({ id: 2, type: 'emby', name: 'Emby' }),
    aServer({ id: 3, name: 'Old' }),
  ];
  const ids = (servers: readonly { id: number }[]) => servers.map(({ id }) => id);

  it('replaces those, and keeps the others', async () => {
    const { servers, server, shown } = await onDashboard();
    server.answer('customerServers.list', { data: [mine, emby, gone] });
    await servers.load();
    server.answer('customerServers.list', { data: [aServer({ name: 'Renamed' }), aServer({ id: 4, name: 'New' })] });
    await servers.loadPlex();
    expect(server.calls.at(-1)).toMatchObject({ endpoint: 'customerServers.list', query: { type: 'plex' } });
    expect(ids(shown())).toEqual([1, 2, 4]);
    expect(shown()[0]?.name).toBe('Renamed');
  });
});

describe('starting a server', () => {
  it('is requested, then confirming, and done when the outcome is known', async () => {
    const { servers, server, socket, shown, toasts } = await onDashboard();
    const release = server.hang('customerServers.start');
    const act = servers.start(1);
    expect(servers.state.pending[1]).toEqual({ kind: 'start', phase: 'requested' });
    release();
    server.answer('customerServers.one', aServer({ status: 'starting', operation: anOperation() }));
    await act;
    expect(servers.state.pending[1]).toEqual({ kind: 'start', phase: 'confirming', process: 10 });
    expect(shown()[0]?.status).toBe('starting');
    expect(toasts()).toEqual([]);

    server.answer(
      'customerServers.one',
      aServer({ status: 'running', operation: anOperation({ state: 'succeeded' }) }),
    );
    socket.emit('user', 'server-updated', { id: 1 });
    await vi.waitFor(() => expect(shown()[0]?.status).toBe('running'));
    expect(servers.state.pending[1]).toBeUndefined();
    expect(toasts()).toEqual([['Done!', 'The server has been started']]);
  });

  it.each([
    ['stop', 'The server has been shut down'],
    ['restart', 'The server has been restarted'],
    ['rebuild', 'The server has been rebuilt'],
    ['resetConfig', 'Plex config has been reset'],
  ] as const)('shows the specified text after %s', async (action, words) => {
    const { servers, server, toasts } = await onDashboard();
    server.answer(`customerServers.${action}`, accepted);
    const operation = anOperation({ kind: kindOf[action], state: 'succeeded' });
    server.answer('customerServers.one', aServer({ operation }));
    await servers[action](1);
    expect(toasts()).toEqual([['Done!', words]]);
  });

  it('shows that a node is rebooting once the request is accepted, and the outcome when it is known', async () => {
    const { servers, server, dialogs, toasts, socket } = await onDashboard();
    server.answer('customerServers.restartNode', accepted);
    server.answer('customerServers.one', aServer({ operation: anOperation({ kind: 'node-restart' }) }));
    await servers.restartNode(1, 1);
    expect(dialogs()).toEqual([['Rebooting...', 'Hold on while the node is rebooting...']]);
    expect(toasts()).toEqual([]);
    const operation = anOperation({ kind: 'node-restart', state: 'succeeded' });
    server.answer('customerServers.one', aServer({ operation }));
    socket.emit('user', 'server-updated', { id: 1 });
    await vi.waitFor(() => expect(toasts()).toEqual([['Done!', 'The node has been restarted']]));
  });

  it('throws for the deprecated update action (spec §8)', async () => {
    const { servers } = await onDashboard();
    expect(() => servers.update()).toThrow('Server Update action deprecated');
  });

  it('shows a refusal as a dialog with the server’s message', async () => {
    const { servers, server, dialogs, toasts } = await onDashboard();
    server.refuse('customerServers.start', 409, { message: 'The server is being restarted already.' });
    await servers.start(1);
    expect(dialogs()).toEqual([['Whoops!', 'The server is being restarted already.']]);
    expect(servers.state.pending[1]).toBeUndefined();
    expect(toasts()).toEqual([]);
  });

  it('shows a generic dialog when the response does not come from the panel', async () => {
    const { servers, server, dialogs } = await onDashboard({ isUnjudged: true });
    server.refuse('customerServers.start', 200, { message: 'Sign in to the network.' });
    await servers.start(1);
    expect(dialogs()).toEqual([['Uh oh!', 'Something went wrong']]);
    expect(servers.state.pending[1]).toBeUndefined();
  });

  it('shows a failed outcome as a dialog with its message', async () => {
    const { servers, server, dialogs, toasts } = await onDashboard();
    const operation = anOperation({ state: 'failed', message: 'The node does not answer.' });
    server.answer('customerServers.one', aServer({ status: 'failed', operation }));
    await servers.start(1);
    expect(dialogs()).toEqual([['Whoops!', 'The node does not answer.']]);
    expect(toasts()).toEqual([]);
  });

  it('shows that the outcome is not certain when there is no response', async () => {
    const { servers, server, dialogs } = await onDashboard();
    server.fail('customerServers.start');
    await servers.start(1);
    expect(dialogs()[0]?.[1]).toMatch(/may not have received this/);
    expect(servers.state.pending[1]).toBeUndefined();
  });

  it('is unconfirmed after 60 s, reads the server again, and shows the outcome when it is known', async () => {
    const { servers, server, clock, socket, asked, toasts } = await onDashboard();
    await servers.start(1);
    const before = asked('customerServers.one');
    clock.advance(59_999);
    expect(servers.state.pending[1]?.phase).toBe('confirming');
    clock.advance(1);
    expect(servers.state.pending[1]).toEqual({ kind: 'start', phase: 'unconfirmed', process: 10 });
    await vi.waitFor(() => expect(asked('customerServers.one')).toBe(before + 1));

    server.answer(
      'customerServers.one',
      aServer({ status: 'running', operation: anOperation({ state: 'succeeded' }) }),
    );
    socket.emit('user', 'server-updated', { id: 1 });
    await vi.waitFor(() => expect(toasts()).toHaveLength(1));
    expect(servers.state.pending[1]).toBeUndefined();
  });

  it('shows nothing when a newer operation has replaced it', async () => {
    const { servers, server, toasts, dialogs } = await onDashboard();
    server.answer('customerServers.one', aServer({ operation: anOperation({ id: 11, kind: 'stop' }) }));
    await servers.start(1);
    expect(servers.state.pending[1]).toBeUndefined();
    expect([...toasts(), ...dialogs()]).toEqual([]);
  });
});

describe('a server with a page of its own', () => {
  it('is shown at once from the list, and updated on its events', async () => {
    const { servers, server, socket } = await onDashboard();
    const leave = servers.show(1);
    expect(servers.state.one).toMatchObject({ status: 'ready', data: { status: 'stopped' } });
    server.answer('customerServers.one', aServer({ status: 'running' }));
    socket.emit('user', 'server-updated', { id: 1 });
    await vi.waitFor(() => expect(servers.state.one).toMatchObject({ data: { status: 'running' } }));
    leave();
  });

  it('may belong to another user for an admin, without being added to the list', async () => {
    const { servers, server, shown } = await onDashboard();
    server.answer('customerServers.one', aServer({ id: 9, name: 'Somebody’s' }));
    servers.show(9);
    await vi.waitFor(() => expect(servers.state.one).toMatchObject({ status: 'ready', data: { id: 9 } }));
    expect(shown().map(({ id }) => id)).toEqual([1]);
  });

  it('is missing when it does not exist or the user may not see it', async () => {
    const { servers, server } = await onDashboard();
    server.refuse('customerServers.one', 404, { message: 'This server does not exist.' });
    servers.show(9);
    await vi.waitFor(() => expect(servers.state.isMissing).toBe(true));
  });
});

describe('the list of servers', () => {
  it('reads a server once for one event, and twice for a burst', async () => {
    const { server, socket, asked, shown } = await onDashboard();
    server.answer('customerServers.one', aServer({ name: 'Renamed' }));
    const release = server.hang('customerServers.one');
    for (let nudge = 0; nudge < 5; nudge += 1) socket.emit('user', 'server-updated', { id: 1 });
    release();
    await vi.waitFor(() => expect(shown()[0]?.name).toBe('Renamed'));
    await vi.waitFor(() => expect(asked('customerServers.one')).toBe(2));
  });

  it('does not overwrite a newer server with a slow list', async () => {
    const { servers, server, shown } = await onDashboard();
    const release = server.hang('customerServers.list');
    const slow = servers.load();
    server.answer('customerServers.one', aServer({ status: 'running' }));
    await servers.refetch(1);
    release();
    await slow;
    expect(shown()[0]?.status).toBe('running');
  });

  it('removes a server that no longer exists and adds a new one', async () => {
    const { servers, server, shown } = await onDashboard();
    server.answer('customerServers.one', aServer({ id: 2, name: 'Attic' }));
    await servers.ownChanged(2);
    expect(shown().map(({ name }) => name)).toEqual(['Living room', 'Attic']);
    server.refuse('customerServers.one', 404, { message: 'This server does not exist.' });
    await servers.refetch(1);
    expect(shown().map(({ name }) => name)).toEqual(['Attic']);
  });

  it('keeps the old list, marked as stale, when the next read fails', async () => {
    const { servers, server } = await onDashboard();
    server.fail('customerServers.list');
    await servers.load();
    expect(servers.state.list).toMatchObject({ status: 'ready', isStale: true });
  });

  it('fails with a reason when it was never read', async () => {
    const { app, server } = createTestApp({ user: aUser() });
    onTestFinished(app.start());
    await vi.waitFor(() => expect(app.session.state.status).toBe('signed-in'));
    const { servers } = await app.userScope.get();
    server.refuse('customerServers.list', 500, { message: 'Something broke.' });
    await servers.load();
    const { list } = servers.state;
    expect(list.status === 'failed' && list.reason(app.messages.t)).toBe('Something broke.');
  });

  it('is read again after the first subscription and after a gap, when events may have been missed', async () => {
    const { socket, asked } = await onDashboard();
    const before = asked('customerServers.list');
    socket.join('user');
    await vi.waitFor(() => expect(asked('customerServers.list')).toBe(before + 1));
    socket.gap('user');
    await vi.waitFor(() => expect(asked('customerServers.list')).toBe(before + 2));
  });

  it('is not read again after the first subscription when no event has occurred since the visit began', async () => {
    const { socket, asked, clock } = await onDashboard();
    const reads = () => [asked('customerServers.list'), asked('session.user'), asked('notifications.countUnread')];
    const before = reads();
    socket.join('user', clock.now());
    await new Promise((resolve) => setTimeout(resolve, 0));
    expect(reads()).toEqual(before);
    socket.join('user', clock.now() + 1);
    await vi.waitFor(() => expect(reads()).toEqual(before.map((count) => count + 1)));
  });

  it('is read again after the first subscription when a read has failed since', async () => {
    const { server, servers, socket, asked, clock } = await onDashboard();
    server.refuse('customerServers.list', 500, { message: 'Something broke.' });
    await servers.load();
    const before = asked('customerServers.list');
    socket.join('user', clock.now());
    await vi.waitFor(() => expect(asked('customerServers.list')).toBe(before + 1));
  });

  it('reads the socket’s settings again while the socket is away, because they may have changed', async () => {
    const { server, socket, asked } = await onDashboard();
    await vi.waitFor(() => expect(socket.connection()).toBeDefined());
    const before = asked('system.settings');
    socket.setLink({ state: 'failed', reason: 'refused' });
    const { realtime, ...rest } = settings();
    server.answer('system.settings', { ...rest, realtime: { ...realtime, port: 8443, tls: true } });
    socket.poll();
    await vi.waitFor(() => expect(socket.connection()?.settings).toMatchObject({ port: 8443, tls: true }));
    expect(asked('system.settings')).toBe(before + 1);
  });

  it('polls while the socket is away: every 15 s, and every 3 s while an action is pending', async () => {
    const { servers, app, socket, clock, asked } = await onDashboard();
    socket.setLink({ state: 'recovering', since: clock.now() });
    await vi.waitFor(() => expect(app.connection.state.link).toBe('recovering'));
    clock.advance(15_000);
    await vi.waitFor(() => expect(asked('customerServers.list')).toBe(2));
    await servers.start(1);
    await vi.waitFor(() => expect(servers.state.pending[1]?.phase).toBe('confirming'));
    clock.advance(3_000);
    await vi.waitFor(() => expect(asked('customerServers.list')).toBe(3));
  });

  it('is read at once when the network is back', async () => {
    const { app, setOnline, asked, clock } = await onDashboard();
    setOnline(false);
    await vi.waitFor(() => expect(app.connection.state.online).toBe(false));
    clock.advance(60_000);
    expect(asked('customerServers.list')).toBe(1);
    setOnline(true);
    await vi.waitFor(() => expect(asked('customerServers.list')).toBe(2));
  });
});

describe('an admin', () => {
  it('reads the dashboard again on the event of any server', async () => {
    const test = createTestApp({ user: anAdmin() });
    test.server.answer('adminDashboard.show', {
      servers: {
        total: 1,
        by_status: {
          running: 1,
          stopped: 0,
          starting: 0,
          stopping: 0,
          restarting: 0,
          deploying: 0,
          rebuilding: 0,
          resetting: 0,
          restoring: 0,
          moving: 0,
          suspended: 0,
          failed: 0,
          unreachable: 0,
        },
      },
      nodes: { total: 0, up: 0, data: [] },
      processes: [],
    });
    onTestFinished(test.app.start());
    await vi.waitFor(() => expect(test.managers).toHaveLength(1));
    const { adminDashboard } = (await test.app.userScope.get()).admin!;
    await adminDashboard.load();
    expect(test.managers[0]!.joined()).toContain('admin');
    test.managers[0]!.emit('admin', 'server-updated', { id: 9 });
    await vi.waitFor(() => expect(test.asked('adminDashboard.show')).toBe(2));
  });

  it('sees the outcome of an action on another user’s server', async () => {
    const test = createTestApp({ user: anAdmin() });
    onTestFinished(test.app.start());
    await vi.waitFor(() => expect(test.managers).toHaveLength(1));
    const { servers } = await test.app.userScope.get();
    await test.app.messages.ensure('notices');
    test.server.answer('customerServers.restart', accepted);
    await servers.restart(9);
    expect(servers.state.pending[9]).toMatchObject({ phase: 'confirming' });
    const operation = anOperation({ kind: 'restart', state: 'succeeded' });
    test.server.answer('customerServers.one', aServer({ id: 9, operation }));
    test.managers[0]!.emit('admin', 'server-updated', { id: 9 });
    await vi.waitFor(() => expect(servers.state.pending[9]).toBeUndefined());
    const said = test.app.notices.state.toasts.map(({ text }) => text?.(test.app.messages.t));
    expect(said).toEqual(['The server has been restarted']);
  });

  it('is the only one who subscribes to the admin channel', async () => {
    const { socket } = await onDashboard();
    expect(socket.joined().sort()).toEqual(['notifications', 'system', 'user']);
  });
});

describe('the figures of servers', () => {
  const usage = (server_id: number, seconds: number, cpu: number) => ({ server_id, ...figuresSeen(seconds, { cpu }) });
  const seen = new AbortController().signal;

  it('come with the list, then for all servers with one request', async () => {
    const { servers, server, clock, shown, asked } = await onDashboard();
    server.answer('customerServers.list', {
      data: [1, 2, 3].map((id) => aServer({ id, status: 'running', figures: figuresSeen(20, { cpu: 0.1 }) })),
    });
    await servers.load();
    expect(shown().map(({ figures }) => figures?.cpu)).toEqual([0.1, 0.1, 0.1]);
    await servers.readFigures(seen);
    expect(asked('customerServers.allFigures')).toBe(0);

    clock.advance(10_000);
    // The list read the third server later; the fourth is not in the list.
    server.answer('customerServers.allFigures', { data: [usage(1, 5, 0.5), usage(3, 60, 0.9), usage(4, 5, 1)] });
    await servers.readFigures(seen);
    expect(asked('customerServers.allFigures')).toBe(1);
    expect(shown().map(({ figures }) => figures?.cpu)).toEqual([0.5, 0.1, 0.1]);
    expect(shown()[0]?.figures).toEqual(figuresSeen(5, { cpu: 0.5 }));
  });

  it('keep their value and age when they cannot be read', async () => {
    const { servers, server, clock, shown, toasts } = await onDashboard();
    server.answer('customerServers.list', { data: [aServer({ status: 'running', figures: figuresSeen(20) })] });
    await servers.load();
    clock.advance(10_000);
    server.refuse('customerServers.allFigures', 500, { message: 'Something went wrong' });
    await servers.readFigures(seen);
    expect(shown()[0]?.figures).toEqual(figuresSeen(20));
    expect(toasts()).toEqual([]);
  });
});
