import { expect, it, onTestFinished } from 'vitest';
import { createTestApp } from '../testing/create-test-app.ts';

async function started() {
  const test = createTestApp();
  onTestFinished(test.app.start());
  const { notices, messages, client } = test.app;
  const api = await client.ensure();
  await Promise.all([messages.ensure('notices'), messages.ensure('common')]);
  const { t } = messages;
  return {
    ...test,
    api,
    notices,
    dialogs: () => notices.state.dialogs.map(({ kind, title, text }) => [kind, title(t), text(t)]),
    toasts: () => notices.takeToasts().map(({ tone, title, text }) => [tone, title(t), text?.(t)]),
  };
}

it('shows a success as a toast titled Done!, and a deletion as one titled Poof!', async () => {
  const { notices, toasts } = await started();
  notices.done(() => 'The user has been updated');
  notices.poof(() => 'The user has been deleted');
  expect(toasts()).toEqual([
    ['success', 'Done!', 'The user has been updated'],
    ['success', 'Poof!', 'The user has been deleted'],
  ]);
});

it('shows ongoing work as an information dialog', async () => {
  const { notices, dialogs } = await started();
  notices.inform(
    () => 'Hold on while the node is rebooting...',
    () => 'Rebooting...',
  );
  expect(dialogs()).toEqual([['info', 'Rebooting...', 'Hold on while the node is rebooting...']]);
});

it('titles a refusal Whoops! and a failed or unanswered call Uh oh!, and shows nothing for an aborted one', async () => {
  const { api, server, notices, dialogs } = await started();
  const tell = async (signal?: AbortSignal) => {
    const outcome = await api.system.settings({}, signal && { signal });
    if (outcome.kind !== 'ok') notices.failed(outcome);
  };
  server.refuse('system.settings', 409, { message: 'The node is being restarted.' });
  await tell();
  server.refuse('system.settings', 500, { message: 'The database is away.' });
  await tell();
  server.fail('system.settings');
  await tell();
  await tell(AbortSignal.abort());
  expect(dialogs()).toEqual([
    ['error', 'Whoops!', 'The node is being restarted.'],
    ['error', 'Uh oh!', 'The database is away.'],
    ['error', 'Uh oh!', 'The panel did not answer. It may be restarting, or the network is down.'],
  ]);
});

it('shows a generic error as an error dialog titled Whoops!, with a fallback text for an empty message', async () => {
  const { api, server, dialogs } = await started();
  const ask = () => {
    const before = dialogs().length;
    void api.call('GET', '/api/system/settings', undefined, false);
    return expect.poll(() => dialogs().length).toBe(before + 1);
  };
  server.refuse('system.settings', 403, { message: 'Not today.' });
  await ask();
  server.refuse('system.settings', 599, { message: '' });
  await ask();
  expect(dialogs()).toEqual([
    ['error', 'Whoops!', 'Not today.'],
    ['error', 'Whoops!', 'Something went wrong'],
  ]);
});
