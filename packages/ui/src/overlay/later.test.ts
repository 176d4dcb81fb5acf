import { describe, expect, it, vi } from 'vitest';
import { heldOpen, later, loadNear } from './later.ts';

describe('later', () => {
  it('fetches once, however often it is asked', async () => {
    const fetch = vi.fn(async () => 'part');
    const part = later(fetch);
    expect(part.current()).toBeUndefined();
    expect(await Promise.all([part.load(), part.load()])).toEqual(['part', 'part']);
    expect(part.current()).toBe('part');
    await part.load();
    expect(fetch).toHaveBeenCalledOnce();
  });

  it('asks again after a failure', async () => {
    const fetch = vi.fn(async () => 'part').mockRejectedValueOnce(new Error('offline'));
    const part = later(fetch);
    await expect(part.load()).rejects.toThrow('offline');
    expect(part.current()).toBeUndefined();
    expect(await part.load()).toBe('part');
  });
});

describe('loadNear', () => {
  it.each(['pointerenter', 'pointerdown', 'focusin', 'keydown'])('fetches at the first %s', (sign) => {
    const fetch = vi.fn(async () => 'part');
    const place = new EventTarget();
    loadNear(later(fetch), place);
    expect(fetch).not.toHaveBeenCalled();
    place.dispatchEvent(new Event(sign));
    place.dispatchEvent(new Event(sign));
    expect(fetch).toHaveBeenCalledOnce();
  });

  it('listens no longer once it was stopped', () => {
    const fetch = vi.fn(async () => 'part');
    const place = new EventTarget();
    loadNear(later(fetch), place)();
    place.dispatchEvent(new Event('pointerdown'));
    expect(fetch).not.toHaveBeenCalled();
  });
});

it('a second key closes what opened only once that is here', async () => {
  const part = later(async () => 'part');
  const state = { open: vi.fn(), toggle: vi.fn() };
  heldOpen(state, part).toggle('first');
  expect(state.open).toHaveBeenCalledWith('first');
  await part.load();
  heldOpen(state, part).toggle();
  expect(state.open).toHaveBeenCalledOnce();
  expect(state.toggle).toHaveBeenCalledOnce();
});
