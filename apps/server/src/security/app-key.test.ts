import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { createAppKey, readOrCreateSecret } from './app-key.ts';

function folder() {
  const made = mkdtempSync(join(tmpdir(), 'kronos-key-'));
  onTestFinished(() => rmSync(made, { recursive: true }));
  return made;
}

it('derives the same bytes for the same key and purpose only', () => {
  const [key, other] = [createAppKey('a'.repeat(32)), createAppKey('b'.repeat(32))];
  expect(key.derive('seal', 32)).toEqual(createAppKey('a'.repeat(32)).derive('seal', 32));
  expect(key.derive('seal', 32)).toHaveLength(32);
  expect(key.derive('seal', 32)).not.toEqual(key.derive('sign', 32));
  expect(key.derive('seal', 32)).not.toEqual(other.derive('seal', 32));
});

it('derives ids in the custom format of RFC 9562', () => {
  const id = createAppKey('a'.repeat(32)).deriveId('plex');
  expect(id).toMatch(/^[\da-f]{8}-[\da-f]{4}-8[\da-f]{3}-8[\da-f]{3}-[\da-f]{12}$/);
  const hex = createAppKey('a'.repeat(32)).derive('id:plex', 16).toString('hex');
  expect(id.replaceAll('-', '').replace(/^(.{12})8(.{3})8/, '$1_$2_')).toBe(
    `${hex.slice(0, 12)}_${hex.slice(13, 16)}_${hex.slice(17)}`,
  );
});

it('refuses a key of less than 32 characters', () => {
  expect(() => createAppKey('a'.repeat(31))).toThrow('KRONOS_APP_KEY is too short');
});

it('creates a key that only its owner can read, in a folder of its own, and reads it again', () => {
  const data = join(folder(), 'new', 'data');
  const secret = readOrCreateSecret(data);
  expect(secret).toMatch(/^[\w-]{43}$/);
  expect(readOrCreateSecret(data)).toBe(secret);
  expect(readFileSync(join(data, 'app.key'), 'utf8')).toBe(`${secret}\n`);
  expect(statSync(join(data, 'app.key')).mode & 0o777).toBe(0o600);
  expect(statSync(data).mode & 0o777).toBe(0o700);
  expect(readOrCreateSecret(folder())).not.toBe(secret);
});

it('fails when the key cannot be read, instead of replacing it', () => {
  const data = folder();
  writeFileSync(join(data, 'file'), '');
  expect(() => readOrCreateSecret(join(data, 'file'))).toThrow('ENOTDIR');
});
