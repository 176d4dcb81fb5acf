import type { Server, ServerRight } from '@kronos/api/contract';
import { expect, it } from 'vitest';
import { createFormat } from '../../../messages/format.ts';
import { createTestApp } from '../../../testing/create-test-app.ts';
import { anOperation, aServer, now } from '../../../testing/fixtures.ts';
import type { Pending } from '../../../stores/servers.ts';
import { serverCardProps } from './server-card.ts';

async function cardOf(server: Server, pending?: Pending) {
  const { app } = createTestApp();
  await app.messages.ensure('customer');
  return serverCardProps({
    server,
    pending,
    isCutOff: false,
    now,
    t: app.messages.t,
    format: createFormat('en'),
    act: () => undefined,
    withProcess: (text, process) => `${text} → ${process}`,
    withClaim: (text) => `${text} → claim`,
  });
}

const actionsWith = async (rights: ServerRight[]) => (await cardOf(aServer({ status: 'running', rights }))).actions;

it('gives the reason for actions disabled without the power right, and keeps the link to the server', async () => {
  const reason = 'Available once the owner lets you start and stop it';
  expect(await actionsWith(['view', 'backups'])).toEqual({
    open: { href: 'http://localhost:4601' },
    stop: expect.objectContaining({ disabledReason: reason }),
    restart: expect.objectContaining({ disabledReason: reason }),
  });
  expect(await actionsWith(['view', 'power'])).toMatchObject({ stop: { disabledReason: undefined } });
});

it('names the CDN host of a server, and opens the server through it', async () => {
  const address = 'https://server-1.fra.cdn.test';
  const { details, actions } = await cardOf(aServer({ status: 'running', cdn: { name: 'Frankfurt', address } }));
  expect(details).toMatch(/ · through Frankfurt$/);
  expect(actions?.open).toEqual({ href: address });
});

it('links the process of an unconfirmed or a failed operation', async () => {
  const server = aServer({
    status: 'failed',
    operation: anOperation({ id: 10, state: 'failed', message: 'Disk full.' }),
  });
  expect((await cardOf(server, { kind: 'start', phase: 'unconfirmed', process: 12 })).note).toEqual({
    tone: 'warning',
    text: 'Not confirmed after 60 seconds. It may still complete; this card will show it. → 12',
  });
  expect((await cardOf(server)).note).toEqual({ tone: 'danger', text: 'Disk full. → 10' });
});

it('shows when and why a server was suspended, and disables its actions', async () => {
  const suspension = { since: new Date(now - 3_600_000).toISOString(), reason: 'The invoice is not paid.' };
  // A suspended server may still be stopping.
  for (const status of ['suspended', 'running'] as const) {
    const { note, actions } = await cardOf(aServer({ status, suspension }));
    expect(note?.text).toBe(
      'Suspended 1 hour ago (The invoice is not paid). Ask your provider to lift the suspension. No data is lost.',
    );
    expect(actions?.restart?.disabledReason).toBe('Available once your provider has lifted the suspension');
  }
});

it('shows the age of an unreachable server’s state when it is known', async () => {
  const noteOf = async (seen_at: Server['seen_at']) =>
    (await cardOf(aServer({ status: 'unreachable', seen_at }))).note?.text;
  expect(await noteOf(new Date(now - 3_600_000).toISOString())).toBe(
    'Its node is not responding. The state shown is from 1 hour ago.',
  );
  expect(await noteOf(null)).toBe('Its node is not responding and has never reported its state.');
});

it('shows a queued operation with the number ahead of it, and as running only once it has begun', async () => {
  const operation = anOperation({ id: 12, kind: 'restart', state: 'queued', ahead: 3 });
  const waiting = aServer({ status: 'restarting', operation });
  for (const pending of [undefined, { kind: 'restart', phase: 'confirming', process: 12 } as const])
    expect(await cardOf(waiting, pending)).toMatchObject({
      statusLabel: 'Queued',
      operation: { label: 'Queued, 3 ahead of you' },
    });
  const next = aServer({ status: 'restarting', operation: { ...operation, ahead: 0 } });
  expect((await cardOf(next)).operation).toEqual({ label: 'Queued' });
  const begun = aServer({ status: 'restarting', operation: { ...operation, state: 'running', ahead: null } });
  expect(await cardOf(begun)).toMatchObject({
    statusLabel: 'Restarting',
    operation: { label: 'Restarting the server' },
  });
});

it('offers the claim of a running server to users who may claim it', async () => {
  const noteOf = async (server: Partial<Server>) =>
    (await cardOf(aServer({ status: 'running', claim: 'unclaimed', ...server }))).note;
  expect(await noteOf({})).toEqual({ tone: 'neutral', text: 'Not claimed yet. → claim' });
  expect(await noteOf({ claim: 'lost' })).toEqual({
    tone: 'warning',
    text: 'It was claimed here, but no longer is. → claim',
  });
  for (const without of [{ rights: ['view' as const] }, { status: 'stopped' as const }, { claim: 'unknown' as const }])
    expect(await noteOf(without)).toBeUndefined();
});
