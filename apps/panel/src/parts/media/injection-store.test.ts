import { expect, it, onTestFinished, vi } from 'vitest';
import { createTestApp } from '../../testing/create-test-app.ts';
import { aServer, aUser } from '../../testing/fixtures.ts';
import { aClaimStatus, aLibrary, anInjectablePath, someInvites } from '../../testing/media-fixtures.ts';
import { createMediaStore } from './media-store.ts';

const films = anInjectablePath();
const series = anInjectablePath({ id: 52, name: 'Series', kind: 'shows', path: '/mnt/series' });

async function atTheServer() {
  const test = createTestApp({ user: aUser() });
  const { app, server } = test;
  server.answer('customerMedia.claimStatus', aClaimStatus());
  server.answer('customerMedia.libraries', { access: 'ready', data: [aLibrary()] });
  server.answer('customerLibraryPaths.list', { access: 'ready', data: [films, series] });
  server.answer('customerServers.one', aServer({ id: 7, status: 'running' }));
  onTestFinished(app.start());
  await vi.waitFor(() => expect(test.managers).toHaveLength(1));
  const scope = await app.userScope.get();
  await Promise.all([app.messages.ensure('media'), app.messages.ensure('notices')]);
  const callOf = (endpoint: string) => server.calls.findLast((call) => call.endpoint === endpoint);
  const { injection, libraries, signIn } = scope.use(createMediaStore);
  const told = () => injection.state.report?.(app.messages.t);
  const said = () => app.notices.takeToasts().map(({ title, text }) => (text ?? title)(app.messages.t));
  /** Shows the tab, and waits until it is complete. */
  const show = async () => {
    libraries.list.show(7);
    const leave = injection.list.show(7);
    await vi.waitFor(() => expect(injection.list.state.value.status).toBe('ready'));
    await vi.waitFor(() => expect(libraries.list.state.value.status).toBe('ready'));
    return leave;
  };
  return { ...test, injection, libraries, signIn, socket: test.managers[0]!, callOf, told, said, show };
}

it('shows no loading state before it is requested (B189)', async () => {
  const { injection, asked } = await atTheServer();
  expect(injection.list.state.value.status).toBe('idle');
  expect(asked('customerLibraryPaths.list')).toBe(0);
  injection.list.show(7);
  expect(injection.list.state.value.status).toBe('loading');
});

it('shows the work in progress, then the result of each path', async () => {
  const { injection, server, asked, callOf, told, show } = await atTheServer();
  await show();
  server.answer('customerLibraryPaths.inject', {
    success: true,
    data: [
      { id: 51, name: 'Films', outcome: 'added' },
      { id: 52, name: 'Series', outcome: 'path-missing' },
    ],
  });
  const release = server.hang('customerLibraryPaths.inject');
  const injecting = injection.inject(7, [51, 52]);
  expect(injection.state.work).toEqual({ 51: 'adding', 52: 'adding' });
  server.answer('customerLibraryPaths.list', { access: 'ready', data: [{ ...films, library_id: '4' }, series] });
  release();
  await injecting;
  expect(callOf('customerLibraryPaths.inject')?.body).toEqual({ library_paths: [51, 52] });
  expect(injection.list.state.value).toMatchObject({ data: { data: [{ library_id: '4' }, { library_id: null }] } });
  expect(asked('customerMedia.libraries')).toBe(2);
  expect(injection.state).toMatchObject({ work: {}, failures: { 52: 'path-missing' } });
  expect(told()).toBe('1 added, 1 not added');
  injection.forgetMissing();
  expect(injection.state.failures).toEqual({});
});

it('sends changes one after another, because the server makes one at a time', async () => {
  const { injection, server, asked, show } = await atTheServer();
  await show();
  server.answer('customerLibraryPaths.inject', { success: true, data: [] });
  const release = server.hang('customerLibraryPaths.inject');
  const both = [injection.inject(7, [51]), injection.inject(7, [52])];
  // This path has already been requested.
  await injection.inject(7, [51]);
  await vi.waitFor(() => expect(asked('customerLibraryPaths.inject')).toBe(1));
  release();
  await Promise.all(both);
  expect(asked('customerLibraryPaths.inject')).toBe(2);
});

it('shows why nothing was done when a call is refused', async () => {
  const { injection, server, app, show } = await atTheServer();
  await show();
  server.refuse('customerLibraryPaths.inject', 409, { message: 'It is stopped.' });
  await injection.inject(7, [51]);
  expect(app.notices.state.dialogs.map(({ text }) => text(app.messages.t))).toEqual(['It is stopped.']);
  expect(injection.state).toMatchObject({ work: {}, failures: {} });
});

it('removes a library, and reads the libraries after it', async () => {
  const { injection, server, asked, callOf, said, show } = await atTheServer();
  await show();
  server.answer('customerLibraryPaths.eject', { success: true });
  expect(await injection.eject(7, { path: 51, name: 'Films' })).toMatchObject({ kind: 'ok' });
  expect(callOf('customerLibraryPaths.eject')?.params).toMatchObject({ path: 51 });
  expect(said()).toEqual(['The library Films has been removed']);
  expect([asked('customerLibraryPaths.list'), asked('customerMedia.libraries')]).toEqual([2, 2]);
  server.refuse('customerLibraryPaths.eject', 409, { message: 'It has other folders.' });
  expect(await injection.eject(7, { path: 51, name: 'Films' })).toMatchObject({ kind: 'http-error' });
  expect(injection.state.work).toEqual({});
});

it('reports the results of a sync', async () => {
  const { injection, server, told, show } = await atTheServer();
  await show();
  server.answer('customerLibraryPaths.syncLibraries', {
    success: true,
    data: [
      { id: 51, name: 'Films', outcome: 'unchanged' },
      { id: 52, name: 'Series', outcome: 'name-taken' },
      { id: 9, name: 'Gone', outcome: 'removed' },
    ],
  });
  await injection.sync(7);
  expect(told()).toBe('1 removed, 1 unchanged, 1 not added');
  expect(injection.state).toMatchObject({ failures: { 52: 'name-taken' }, isSyncing: false });
  server.answer('customerLibraryPaths.syncLibraries', { success: true, data: [] });
  await injection.sync(7);
  expect(told()).toBe('Nothing has been added from here, so there is nothing to sync');
});

it('reads both lists again on the event', async () => {
  const { socket, asked, show } = await atTheServer();
  await show();
  socket.emit('user', 'paths-injected', { id: 7 });
  await vi.waitFor(() => expect(asked('customerLibraryPaths.list')).toBe(2));
  await vi.waitFor(() => expect(asked('customerMedia.libraries')).toBe(2));
});

it('forgets the outcomes of another server', async () => {
  const { injection, server, told, show } = await atTheServer();
  const leave = await show();
  server.answer('customerLibraryPaths.inject', {
    success: true,
    data: [{ id: 51, name: 'Films', outcome: 'failed' }],
  });
  await injection.inject(7, [51]);
  expect(injection.state.failures).toEqual({ 51: 'failed' });
  leave();
  injection.list.show(8);
  expect(injection.state.failures).toEqual({});
  expect(told()).toBeUndefined();
});

it('uses the token of the owner’s sign-in', async () => {
  const { injection, server, signIn, callOf, show } = await atTheServer();
  server.answer('customerMedia.invites', someInvites([], { token: 'sealed' }));
  await signIn(7, { login: 'casey', password: 'quiet herons', code: undefined });
  await show();
  expect(callOf('customerLibraryPaths.list')?.query).toEqual({ token: 'sealed' });
  server.answer('customerLibraryPaths.syncLibraries', { success: true, data: [] });
  await injection.sync(7);
  expect(callOf('customerLibraryPaths.syncLibraries')?.query).toEqual({ token: 'sealed' });
});
