import { contract, type ContractTable } from '@kronos/api/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestClient } from './support/client.ts';
import { den, withSandboxNodes } from './support/sandbox-nodes.ts';

const groups: ContractTable = contract;
/** The bodies of records whose contract cannot give one, as they refer to others. */
const bodies: Readonly<Record<string, object>> = {
  adminMaintenance: {
    title: 'A new kernel',
    node_ids: [1],
    starts_at: '2099-01-01T00:00:00Z',
    ends_at: '2099-01-01T01:00:00Z',
  },
};

/** The fields with HTML of each kind of record that can be created. */
const found = await Promise.all(
  Object.entries(groups).map(async ([group, { create, update, one }]) => {
    if (!create || !update || !one) return [];
    const name = group.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
    const { createFields = [] } = (await import(`@kronos/api/forms/${name}`)) as {
      createFields?: readonly { name: string; kind: string }[];
    };
    const sample = create.sample?.body ?? bodies[group];
    const paths = { create: create.path, update: update.path, one: one.path };
    return createFields
      .filter(({ kind }) => kind === 'html')
      .map(({ name: field }) => ({ group, field, sample, paths }));
  }),
);
const all = found.flat();

let world: Awaited<ReturnType<typeof withSandboxNodes>>;
let admin: TestClient;
beforeAll(async () => {
  world = await withSandboxNodes({ servers: [den] });
  ({ admin } = world);
});
afterAll(() => world.stop());

const hostile = '<p>Hello<script>alert(1)</script> <a href="javascript:alert(1)" onclick="alert(1)">there</a></p>';
const clean = '<p>Hello <a>there</a></p>';

it('knows the fields with HTML', () => {
  expect(all.map(({ group, field }) => `${group}.${field}`)).toContain('adminMaintenance.announcement_text');
  expect(all.length).toBeGreaterThanOrEqual(6);
});

describe.each(all)('$group', ({ field, sample, paths }) => {
  it(`stores only harmless HTML in ${field}`, async () => {
    const body = { ...sample, [field]: hostile };
    const created = await admin.post(paths.create, body);
    expect(created).toMatchObject({ status: 200 });
    const { id } = created.body as { id: number };
    const at = (path: string) => path.replace(':id', String(id));
    const stored = async () => ((await admin.get(at(paths.one))).body as { data: Record<string, unknown> }).data[field];
    expect(await stored()).toBe(clean);
    expect(await admin.post(at(paths.update), { ...body, [field]: `${hostile}<p>Again</p>` })).toMatchObject({
      status: 200,
    });
    expect(await stored()).toBe(`${clean}<p>Again</p>`);
  });
});
