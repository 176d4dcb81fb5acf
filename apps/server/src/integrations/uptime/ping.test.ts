import { mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { findBusybox } from '../../../test/docker-image.ts';
import { createPing } from './ping.ts';
import { createReach } from './reach.ts';

const folder = mkdtempSync(join(tmpdir(), 'kronos-ping-'));
const program = join(folder, 'ping');
const busybox = findBusybox();
if (busybox) symlinkSync(busybox, program);
afterAll(() => rmSync(folder, { recursive: true }));

const ping = createPing(program);
const reach = createReach(ping);
/** A reserved address, which no host can have. */
const nobody = '240.0.0.1';

describe.skipIf(!(await ping.isAllowed()))('where the machine may ping', () => {
  it('reports that a host responds', async () => {
    expect(await reach({ kind: 'ping', host: 'localhost' }, 5000)).toBeNull();
    expect(await reach({ kind: 'ping', host: '127.0.0.1' }, 5000)).toBeNull();
  });

  it('reports why a host does not respond', async () => {
    expect(await reach({ kind: 'ping', host: nobody }, 1000)).toBe('No response within 1 seconds.');
    expect(await reach({ kind: 'ping', host: 'nobody.invalid' }, 5000)).toMatch(/^Its name (is unknown|could not be)/);
  });

  it('does not interpret a host as an option', async () => {
    expect(await reach({ kind: 'ping', host: '-V' }, 5000)).toMatch(/^Its name/);
  });
});

it('is not allowed without a program', async () => {
  const none = createPing(join(folder, 'nothing'));
  expect(await none.isAllowed()).toBe(false);
  expect(await createReach(none)({ kind: 'ping', host: '127.0.0.1' }, 5000)).toBe(
    'The panel’s machine has no ping program.',
  );
});
