import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import type { HouseExportDraft } from '@kronos/api/contract';
import { houseExports, users } from '../src/db/schema.ts';
import { refusalOf, type TestClient } from './support/client.ts';
import { createTestServer, day } from './support/create-test-server.ts';
import { until } from './support/until.ts';

let server: Awaited<ReturnType<typeof createTestServer>>;
let admin: TestClient;
beforeAll(async () => {
  server = await createTestServer({ keep: true });
  admin = await server.as('admin');
  return () => server.stop();
});

const row = async (id: number) => {
  const { data } = await admin.ask('adminExports.list', { query: { per_page: 100 } });
  return data.find((one) => one.id === id);
};
const begin = async (body: HouseExportDraft) => (await admin.ask('adminExports.create', { body })).id;
const made = async (body: HouseExportDraft) => {
  const id = await begin(body);
  return until('the export is ready', async () => {
    const one = await row(id);
    return one?.state === 'making' ? undefined : one;
  });
};
const linkTo = async (id: number) => (await admin.ask('adminExports.download', { params: { id } })).link;
const save = (link: string) => fetch(new URL(link, server.url));

describe('an export', () => {
  it('contains every user once, even when they are read in several batches', async () => {
    const crowd = Array.from({ length: 1100 }, (_, index) => ({
      email: `crowd-${index}@example.test`,
      name: `Crowd ${index}`,
      passwordHash: 'none',
      createdAt: new Date(),
    }));
    await server.db.current.insert(users).values(crowd);
    const total = await server.db.current.$count(users);
    const one = await made({ subject: 'users', format: 'json' });
    expect(one).toMatchObject({ state: 'ready', rows: total, total, by: 'admin', message: null });
    const text = await (await save(await linkTo(one.id))).text();
    expect(Buffer.byteLength(text)).toBe(one.bytes);
    const records: { id: number; email: string }[] = JSON.parse(text);
    expect(new Set(records.map(({ email }) => email)).size).toBe(total);
    expect(text).not.toMatch(/password|hash|token/i);
    await server.db.current.delete(users).where(eq(users.passwordHash, 'none'));
  });

  it('opens in any spreadsheet program, and runs no formula that a user entered', async () => {
    const name = '=HYPERLINK("https://evil.test")';
    await server.db.current.insert(users).values({
      email: 'formula@example.test',
      name,
      passwordHash: 'none',
      restrictions: ['requests', 'chat'],
      createdAt: new Date('2026-01-02T03:04:05Z'),
    });
    const one = await made({ subject: 'users', format: 'csv' });
    const answer = await save(await linkTo(one.id));
    expect(answer.headers.get('content-type')).toMatch(/^text\/csv/);
    expect(answer.headers.get('content-disposition')).toMatch(/^attachment; filename="kronos-users-[\d-]+\.csv"/);
    const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(await answer.arrayBuffer());
    expect(text.startsWith('\uFEFFid,name,email,')).toBe(true);
    const line = text.split('\n').find((each) => each.includes('formula@example.test'));
    expect(line).toContain(`"'=HYPERLINK(""https://evil.test"")"`);
    expect(line).toContain('requests; chat');
    expect(line).toContain('2026-01-02T03:04:05.000Z');
  });

  it('contains the audited actions with what they changed', async () => {
    const one = await made({ subject: 'audit', format: 'json' });
    const records: { action: string; after: unknown }[] = JSON.parse(await (await save(await linkTo(one.id))).text());
    expect(records).toContainEqual(
      expect.objectContaining({ action: 'adminExports.create', after: { subject: 'audit', format: 'json' } }),
    );
  });

  it('is an empty list when there are no records', async () => {
    const json = await made({ subject: 'servers', format: 'json' });
    expect(json).toMatchObject({ rows: 0, total: 0 });
    expect(await (await save(await linkTo(json.id))).json()).toEqual([]);
  });

  it('can be downloaded once by its link, without a session', async () => {
    const { id } = await made({ subject: 'servers', format: 'csv' });
    const link = await linkTo(id);
    expect((await save(link)).status).toBe(200);
    const again = await save(link);
    expect([again.status, await again.json()]).toEqual([
      404,
      { message: 'This link has been used or has expired. Request the file again.' },
    ]);
  });

  it('cannot be downloaded before it is ready', async () => {
    const [waiting] = await server.db.current
      .insert(houseExports)
      .values({ subject: 'users', format: 'csv', key: 'exports/none', byName: 'Ada', createdAt: new Date() })
      .returning();
    const refusal = refusalOf(await admin.post(`/api/admin/exports/${waiting!.id}/download`));
    expect(refusal.message).toBe('This export is not finished yet.');
  });

  it('is deleted together with its file', async () => {
    const { id } = await made({ subject: 'servers', format: 'json' });
    const link = await linkTo(id);
    const { key } = (await server.services.exports.find(id))!;
    const files = () => readdir(join(server.database.folder, 'backups', 'exports'));
    expect(await files()).toContain(key.split('/').at(-1));
    await admin.ask('adminExports.remove', { params: { id } });
    expect(await row(id)).toBeUndefined();
    expect((await save(link)).status).toBe(404);
    expect(await files()).not.toContain(key.split('/').at(-1));
  });

  it('is kept for a week', async () => {
    const { id } = await made({ subject: 'servers', format: 'json' });
    server.clock.advance(6 * day);
    await server.services.exports.prune();
    expect(await server.services.exports.find(id)).toBeDefined();
    server.clock.advance(2 * day);
    await server.services.exports.prune();
    expect(await server.services.exports.find(id)).toBeUndefined();
    // The session has expired by now.
    admin = await server.as('admin');
  });

  it('is finished after the panel was stopped in the middle of it', async () => {
    const id = await begin({ subject: 'users', format: 'csv' });
    await server.restart();
    admin = await server.as('admin');
    const one = await until('the export is ready', async () => {
      const found = await row(id);
      return found?.state === 'ready' ? found : undefined;
    });
    expect(one.rows).toBe(await server.db.current.$count(users));
  });

  it('reports why it failed', async () => {
    const place = { KRONOS_S3_ENDPOINT: 'http://127.0.0.1:9', KRONOS_S3_BUCKET: 'none' };
    await server.restart({ ...place, KRONOS_S3_KEY: 'key', KRONOS_S3_SECRET: 'secret' });
    admin = await server.as('admin');
    expect(await made({ subject: 'servers', format: 'csv' })).toMatchObject({
      state: 'failed',
      bytes: null,
      message: 'The backup storage is not responding. Try again later.',
    });
  });
});
