import { expect, it } from 'vitest';
import { memoryHost } from '../testing/create-test-app.ts';
import { createStorage, type StorageHost } from './create-storage.ts';

/** A host without local storage, whose cookie jar records each cookie with its attributes. */
function closedHost(protocol = 'http:') {
  const jar = new Map<string, string>();
  const written: string[] = [];
  const host: StorageHost = {
    get localStorage(): StorageHost['localStorage'] {
      throw new DOMException('closed', 'SecurityError');
    },
    document: {
      get cookie() {
        return [...jar].map(([key, value]) => `${key}=${value}`).join('; ');
      },
      set cookie(line) {
        written.push(line);
        const [, key = '', value = '', age] = /^([^=]+)=([^;]*); Path=\/; Max-Age=(\d+)/.exec(line) ?? [];
        if (age === '0') jar.delete(key);
        else jar.set(key, value);
      },
    },
    location: { protocol },
  };
  return { host, written };
}

it('stores strings unchanged and objects as JSON', () => {
  const host = memoryHost();
  const storage = createStorage(host);
  storage.write('token', 'a b;c');
  storage.writeObject('user', { id: 7 });
  expect(storage.read('token')).toBe('a b;c');
  expect(host.localStorage.getItem('user')).toBe('{"id":7}');
  expect(storage.readObject('user')).toEqual({ id: 7 });
  storage.remove('token');
  expect(storage.read('token')).toBeNull();
});

it('returns undefined for broken or missing JSON', () => {
  const storage = createStorage(memoryHost());
  storage.write('user', '{"id":');
  expect(storage.readObject('user')).toBeUndefined();
  expect(storage.readObject('nothing')).toBeUndefined();
});

it('falls back to cookies of 30 days when local storage is not available', () => {
  const { host, written } = closedHost();
  const storage = createStorage(host);
  storage.write('token', 'a b;c');
  expect(written).toEqual(['token=a%20b%3Bc; Path=/; Max-Age=2592000; SameSite=Lax']);
  expect(storage.read('token')).toBe('a b;c');
  storage.writeObject('user', { name: 'Zoë' });
  expect(storage.readObject('user')).toEqual({ name: 'Zoë' });
  storage.remove('token');
  expect(storage.read('token')).toBeNull();
});

it('marks the cookies as Secure on https', () => {
  const { host, written } = closedHost('https:');
  createStorage(host).write('token', 'x');
  expect(written[0]).toMatch(/; Secure$/);
});
