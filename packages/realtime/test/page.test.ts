import { afterEach, expect, test, vi } from 'vitest';
import { browserPage } from '../src/page.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

test('reports visible and online outside a browser, and never calls the listener', () => {
  vi.stubGlobal('navigator', {});
  expect([browserPage.isVisible(), browserPage.isOnline()]).toEqual([true, true]);
  browserPage.onChange(() => undefined)();
});

test('reports changes of visibility and network in a browser, until unsubscribed', () => {
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
