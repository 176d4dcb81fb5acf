import { afterEach, expect, test, vi } from 'vitest';
import { browserPage } from '../src/page.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

test('outside of a browser the page is visible and online, and nothing changes', () => {
  vi.stubGlobal('navigator', {});
  expect([browserPage.isVisible(), browserPage.isOnline()]).toEqual([true, true]);
  browserPage.onChange(() => undefined)();
});

test('a browser tells of its view and its network, until the way out is taken', () => {
  const document = Object.assign(new EventTarget(), { visibilityState: 'hidden' });
  const window = new EventTarget();
  vi.stubGlobal('document', document);
  vi.stubGlobal('window', window);
  vi.stubGlobal('navigator', { onLine: false });
  expect([browserPage.isVisible(), browserPage.isOnline()]).toEqual([false, false]);
  const changed = vi.fn<() => void>();
  const leave = browserPage.onChange(changed);
  window.dispatchEvent(new Event('online'));
  window.dispatchEvent(new Event('offline'));
  document.dispatchEvent(new Event('visibilitychange'));
  leave();
  window.dispatchEvent(new Event('online'));
  expect(changed).toHaveBeenCalledTimes(3);
});
