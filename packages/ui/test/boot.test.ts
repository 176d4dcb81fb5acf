import { createContext, runInContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { bootScript } from '../src/theme/boot.ts';
import { createBrowserStorage } from '../src/theme/browser-storage.ts';

interface Browser {
  stored?: Record<string, string>;
  cookie?: string;
  isStorageClosed?: boolean;
  wantsLight?: boolean;
}

/** What the script leaves on <html> in a browser with nothing but what it may rely on. */
function boot({ stored = {}, cookie = '', isStorageClosed = false, wantsLight = false }: Browser) {
  const dataset: Record<string, string> = {};
  const localStorage = {
    getItem(key: string) {
      if (isStorageClosed) throw new Error('The operation is insecure.');
      return stored[key] ?? null;
    },
  };
  const matchMedia = () => ({ matches: wantsLight });
  runInContext(
    bootScript,
    createContext({ document: { documentElement: { dataset }, cookie }, localStorage, matchMedia }),
  );
  return dataset;
}

function refuse(): never {
  throw new Error('The operation is insecure.');
}

describe('the boot script', () => {
  it.each<[string, Browser, string]>([
    ['the stored choice', { stored: { 'kronos.theme': 'light' } }, 'light'],
    ['the stored choice against the system', { stored: { 'kronos.theme': 'dark' }, wantsLight: true }, 'dark'],
    ['the cookie, where storage is closed', { isStorageClosed: true, cookie: 'a=b; kronos.theme=light' }, 'light'],
    ['the cookie, where storage is empty', { cookie: 'kronos.theme=light; a=b' }, 'light'],
    ['the system that asks for light', { wantsLight: true }, 'light'],
    ['the system when so chosen', { stored: { 'kronos.theme': 'system' }, wantsLight: true }, 'light'],
    ['dark when nobody asks for anything', {}, 'dark'],
    ['dark when the stored choice is none', { stored: { 'kronos.theme': '"><script>' } }, 'dark'],
    ['no cookie of a longer name', { cookie: 'x.kronos.theme=light' }, 'dark'],
  ])('takes %s', (_name, browser, theme) => {
    expect(boot(browser).theme).toBe(theme);
  });

  it('sets the density too', () => {
    expect(boot({ stored: { 'kronos.density': 'compact' } }).density).toBe('compact');
    expect(boot({ stored: { 'kronos.density': 'huge' } }).density).toBe('comfortable');
    expect(boot({}).density).toBe('comfortable');
  });

  it('fits on a postcard and ends no script element', () => {
    expect(bootScript.length).toBeLessThan(600);
    expect(bootScript).not.toMatch(/<\/?script|<!--|\n/i);
  });
});

describe('createBrowserStorage', () => {
  const closed = { getItem: refuse, setItem: refuse };
  it('falls back to a cookie that the boot script reads', () => {
    const document = { cookie: '' };
    const storage = createBrowserStorage({ localStorage: closed, document } as unknown as Window);
    storage.write('kronos.theme', 'light');
    expect(document.cookie).toMatch(/^kronos\.theme=light; path=\/; max-age=\d+; samesite=lax$/);
    expect(storage.read('kronos.theme')).toContain('light');
    expect(boot({ isStorageClosed: true, cookie: document.cookie }).theme).toBe('light');
  });

  it('reads what it wrote', () => {
    const kept = new Map<string, string>();
    const localStorage = {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => kept.set(key, value),
    };
    const storage = createBrowserStorage({ localStorage, document: { cookie: '' } } as unknown as Window);
    expect(storage.read('kronos.theme')).toBeNull();
    storage.write('kronos.theme', 'dark');
    expect(storage.read('kronos.theme')).toBe('dark');
  });
});
