import { expect, it, onTestFinished, vi } from 'vitest';
import { createTestApp } from '../../../../testing/create-test-app.ts';
import { aUser } from '../../../../testing/fixtures.ts';
import { createAlertsOffice } from '../alerts/alerts-store.ts';

async function atTheOffice() {
  const test = createTestApp({ user: aUser({ admin: true, is_admin: true }) });
  onTestFinished(test.app.start());
  await vi.waitFor(() => expect(test.managers).toHaveLength(1));
  for (const area of ['words', 'notices', 'common'] as const) await test.app.messages.ensure(area);
  const { t } = test.app.messages;
  const { toasts, dialogs } = test.app.notices.state;
  return {
    ...test,
    office: (await test.app.userScope.get()).use(createAlertsOffice),
    said: () => toasts.map(({ title, text }) => `${title(t)} ${text?.(t)}`),
    complaints: () => dialogs.map(({ text }) => text(t)),
  };
}
const rows = [
  { id: 1, name: 'One' },
  { id: 2, name: 'Two' },
];

it('switches several in one call, and names the one that was gone', async () => {
  const { server, office, asked, said, complaints } = await atTheOffice();
  server.answer('adminAlerts.bulk', {
    success: true,
    outcomes: [
      { id: 1, success: true },
      { id: 2, success: false, message: 'There is no such alert.' },
    ],
  });
  await office.bulk(rows, 'disable');
  expect(asked('adminAlerts.bulk')).toBe(1);
  expect(server.calls.at(-1)?.body).toEqual({ ids: [1, 2], action: 'disable' });
  expect(said()).toEqual(['Done! 1 entry has been switched off']);
  expect(complaints()).toEqual(['Two: There is no such alert.']);
});

it('says what went wrong; after a question to delete, the question itself does', async () => {
  const { server, office, said, complaints } = await atTheOffice();
  server.refuse('adminAlerts.bulk', 503, { message: 'The database is away.' });
  await office.bulk(rows, 'enable');
  expect(complaints()).toEqual(['The database is away.']);
  expect(await office.bulk(rows, 'delete')).toMatchObject({ kind: 'http-error', status: 503 });
  expect(complaints()).toHaveLength(1);
  expect(said()).toEqual([]);
});
