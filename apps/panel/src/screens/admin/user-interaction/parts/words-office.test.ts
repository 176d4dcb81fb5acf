import { expect, it, onTestFinished, vi } from 'vitest';
import { createTestApp } from '../../../../testing/create-test-app.ts';
import { aUser } from '../../../../testing/fixtures.ts';
import { createAlertsBulk } from '../alerts/alerts-store.ts';

async function atTheOffice() {
  const test = createTestApp({ user: aUser({ admin: true, is_admin: true }) });
  onTestFinished(test.app.start());
  await vi.waitFor(() => expect(test.managers).toHaveLength(1));
  for (const area of ['words', 'notices', 'common'] as const) await test.app.messages.ensure(area);
  const { t } = test.app.messages;
  const { toasts, dialogs } = test.app.notices.state;
  return {
    ...test,
    office: (await test.app.userScope.get()).use(createAlertsBulk),
    said: () => toasts.map(({ title, text }) => `${title(t)} ${text?.(t)}`),
    complaints: () => dialogs.map(({ text }) => text(t)),
  };
}
const rows = [
  { id: 1, name: 'One' },
  { id: 2, name: 'Two' },
];

const outcomes = [
  { id: 1, success: true },
  { id: 2, success: false, message: 'This alert does not exist.' },
];

it('switches several entries in one call, and returns the outcome for each', async () => {
  const { server, office, asked, said, complaints } = await atTheOffice();
  server.answer('adminAlerts.bulk', { success: true, outcomes });
  expect(await office.bulk(rows, 'disable')).toMatchObject({ kind: 'ok', data: { outcomes } });
  expect(asked('adminAlerts.bulk')).toBe(1);
  expect(server.calls.at(-1)?.body).toEqual({ ids: [1, 2], action: 'disable' });
  expect(said()).toEqual(['Done! 1 entry has been switched off']);
  expect(complaints()).toEqual([]);
});

it('sends no more ids per call than the contract accepts', async () => {
  const { server, office, said } = await atTheOffice();
  server.answer('adminAlerts.bulk', ({ body }) => ({
    success: true,
    outcomes: body.ids.map((id) => ({ id, success: true })),
  }));
  const many = Array.from({ length: 250 }, (_, index) => ({ id: index + 1 }));
  await office.bulk(many, 'enable');
  const sent = server.calls.filter(({ endpoint }) => endpoint === 'adminAlerts.bulk');
  expect(sent.map(({ body }) => (body as { ids: number[] }).ids.length)).toEqual([100, 100, 50]);
  expect(said()).toEqual(['Done! 250 entries have been switched on']);
});

it('shows a refusal, except for a deletion, which returns it to the dialog', async () => {
  const { server, office, said, complaints } = await atTheOffice();
  server.refuse('adminAlerts.bulk', 503, { message: 'The database is away.' });
  await office.bulk(rows, 'enable');
  expect(complaints()).toEqual(['The database is away.']);
  expect(await office.bulk(rows, 'delete')).toMatchObject({ kind: 'http-error', status: 503 });
  expect(complaints()).toHaveLength(1);
  expect(said()).toEqual([]);
});
