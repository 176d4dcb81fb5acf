import { createContext, runInContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { accentSteps } from '../src/theme/accent-steps.ts';
import { bootScript } from '../src/theme/boot.ts';
import { brandProperties } from '../src/theme/brand.ts';
import { createBrowserStorage } from '../src/theme/browser-storage.ts';
import { schemes } from '../src/theme/primitives.ts';

interface Browser {
  stored?: Record<string, string>;
  cookie?: string;
  isStorageClosed?: boolean;
  wantsLight?: boolean;
}

/** Returns the attributes that the script sets on <html>, in a browser with only the APIs that it may rely on. */
const boot = (browser: Browser) => html(browser).dataset;

function html({ stored = {}, cookie = '', isStorageClosed = false, wantsLight = false }: Browser) {
  const dataset: Record<string, string> = {};
  const style = new Map<string, string>();
  const documentElement = {
    dataset,
    style: { setProperty: (name: string, value: string) => void style.set(name, value) },
  };
  const localStorage = {
    getItem(key: string) {
      if (isStorageClosed) throw new Error('The operation is insecure.');
      return stored[key] ?? null;
    },
  };
  const matchMedia = () => ({ matches: wantsLight });
  runInContext(bootScript, createContext({ document: { documentElement, cookie }, localStorage, matchMedia }));
  return { dataset, style: Object.fromEntries(style) };
}

function refuse(): never {
  throw new Error('The operation is insecure.');
}

describe('the boot script', () => {
  it.each<[string, Browser, string]>([
    ['the stored choice', { stored: { 'kronos.theme': 'light' } }, 'light'],
    ['the stored choice over that of the system', { stored: { 'kronos.theme': 'dark' }, wantsLight: true }, 'dark'],
    ['the cookie when storage is denied', { isStorageClosed: true, cookie: 'a=b; kronos.theme=light' }, 'light'],
    ['the cookie when storage is empty', { cookie: 'kronos.theme=light; a=b' }, 'light'],
    ['light when the system prefers it', { wantsLight: true }, 'light'],
    [
      'the preference of the system when that is the choice',
      { stored: { 'kronos.theme': 'system' }, wantsLight: true },
      'light',
    ],
    ['dark without any preference', {}, 'dark'],
    ['dark when the stored value is not a theme', { stored: { 'kronos.theme': '"><script>' } }, 'dark'],
    ['no cookie whose name only ends in that of the theme', { cookie: 'x.kronos.theme=light' }, 'dark'],
  ])('uses %s', (_name, browser, theme) => {
    expect(boot(browser).theme).toBe(theme);
  });

  it('sets the density too', () => {
    expect(boot({ stored: { 'kronos.density': 'compact' } }).density).toBe('compact');
    expect(boot({ stored: { 'kronos.density': 'huge' } }).density).toBe('comfortable');
    expect(boot({}).density).toBe('comfortable');
  });

  it.each(schemes)('applies the stored accent colours of the %s theme', (theme) => {
    const brand = brandProperties('#aa3355');
    const digits = schemes.flatMap((scheme) => accentSteps.map((step) => brand[scheme][`--kr-color-accent-${step}`]));
    const accent = digits.join('').replaceAll('#', '');
    const stored = { 'kronos.theme': theme, 'kronos.accent': accent };
    expect(html({ stored }).style).toEqual(brand[theme]);
    const cookie = `kronos.theme=${theme}; kronos.accent=${accent}`;
    expect(html({ isStorageClosed: true, cookie }).style).toEqual(brand[theme]);
  });

  it.each(['', 'red', '#aa3355', 'a'.repeat(107), `${'a'.repeat(107)}}`])('ignores a stored accent of %j', (accent) => {
    expect(html({ stored: { 'kronos.accent': accent } })).toEqual({
      dataset: { theme: 'dark', density: 'comfortable' },
      style: {},
    });
  });

  it('is shorter than 900 characters and cannot end a script element', () => {
    expect(bootScript.length).toBeLessThan(900);
    expect(bootScript).not.toMatch(/<\/?script|<!--|\n/i);
  });
});

describe('createBrowserStorage', () => {
  const closed = { getItem: refuse, setItem: refuse };
  it('falls back to a cookie that the boot script reads', () => {
    const document = { cookie: '' };
    // Storage uses these two of a window.
    const storage = createBrowserStorage({ localStorage: closed, document } as unknown as Window);
    storage.write('kronos.theme', 'light');
    expect(document.cookie).toMatch(/^kronos\.theme=light; path=\/; max-age=\d+; samesite=lax$/);
    expect(storage.read('kronos.theme')).toContain('light');
    expect(boot({ isStorageClosed: true, cookie: document.cookie }).theme).toBe('light');
  });

  it('reads the value that it wrote', () => {
    const kept = new Map<string, string>();
    const localStorage = {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => kept.set(key, value),
    };
    // Storage uses these two of a window.
    const storage = createBrowserStorage({ localStorage, document: { cookie: '' } } as unknown as Window);
    expect(storage.read('kronos.theme')).toBeNull();
    storage.write('kronos.theme', 'dark');
    expect(storage.read('kronos.theme')).toBe('dark');
  });
});
