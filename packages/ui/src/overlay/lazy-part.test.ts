import { describe, expect, it, vi } from 'vitest';
import { keepOpenWhileLoading, lazyPart, preloadOnIntent } from './lazy-part.ts';

describe('lazyPart', () => {
  it('fetches once when it is loaded several times', async () => {
    const fetch = vi.fn(async () => 'part');
    const part = lazyPart(fetch);
    expect(part.current()).toBeUndefined();
    expect(await Promise.all([part.load(), part.load()])).toEqual(['part', 'part']);
    expect(part.current()).toBe('part');
    await part.load();
    expect(fetch).toHaveBeenCalledOnce();
  });

  it('fetches again when the first load has failed', async () => {
    const fetch = vi.fn(async () => 'part').mockRejectedValueOnce(new Error('offline'));
    const part = lazyPart(fetch);
    await expect(part.load()).rejects.toThrow('offline');
    expect(part.current()).toBeUndefined();
    expect(await part.load()).toBe('part');
  });
});

describe('preloadOnIntent', () => {
  it.each(['pointerenter', 'pointerdown', 'focusin', 'keydown'])('loads the part on the first %s', (type) => {
    const fetch = vi.fn(async () => 'part');
    const target = new EventTarget();
    preloadOnIntent(lazyPart(fetch), target);
    expect(fetch).not.toHaveBeenCalled();
    target.dispatchEvent(new Event(type));
    target.dispatchEvent(new Event(type));
    expect(fetch).toHaveBeenCalledOnce();
  });

  it('ignores events when it has been stopped', () => {
    const fetch = vi.fn(async () => 'part');
    const target = new EventTarget();
    preloadOnIntent(lazyPart(fetch), target)();
    target.dispatchEvent(new Event('pointerdown'));
    expect(fetch).not.toHaveBeenCalled();
  });
});

it('keeps the list open on a second key press when the part is still loading', async () => {
  const part = lazyPart(async () => 'part');
  const state = { open: vi.fn(), toggle: vi.fn() };
  keepOpenWhileLoading(state, part).toggle('first');
  expect(state.open).toHaveBeenCalledWith('first');
  await part.load();
  keepOpenWhileLoading(state, part).toggle();
  expect(state.open).toHaveBeenCalledOnce();
  expect(state.toggle).toHaveBeenCalledOnce();
});
