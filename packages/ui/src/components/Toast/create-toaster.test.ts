import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createToaster, toastLimit } from './create-toaster.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const titles = (toaster: ReturnType<typeof createToaster>) => toaster.getToasts().map(({ title }) => title);

/** A toaster whose region removes closing toasts at once. */
function shown() {
  const toaster = createToaster();
  toaster.attach();
  toaster.subscribe(() => {
    const closing = toaster.getToasts().find(({ isClosing }) => isClosing);
    if (closing) toaster.remove(closing.id);
  });
  return toaster;
}

describe('createToaster', () => {
  it('shows the newest first, at the top right, for five seconds', () => {
    const toaster = shown();
    toaster.add({ title: 'one' });
    toaster.add({ title: 'two' });
    expect(titles(toaster)).toEqual(['two', 'one']);
    expect(toaster.getToasts()[0]?.position).toBe('top-right');
    vi.advanceTimersByTime(4999);
    expect(titles(toaster)).toEqual(['two', 'one']);
    vi.advanceTimersByTime(1);
    expect(titles(toaster)).toEqual([]);
  });

  it('keeps a toast without a timeout until it is closed, and calls onClose once', () => {
    const toaster = shown();
    const onClose = vi.fn<() => void>();
    const id = toaster.add({ title: 'stays', timeout: null, onClose });
    vi.advanceTimersByTime(60_000);
    expect(titles(toaster)).toEqual(['stays']);
    toaster.close(id);
    toaster.close(id);
    expect(titles(toaster)).toEqual([]);
    expect(onClose).toHaveBeenCalledOnce();
  });

  it('shows at most twenty toasts; older ones wait and their timeouts do not run', () => {
    const toaster = shown();
    toaster.add({ title: 'first', timeout: 1000 });
    for (let index = 0; index < toastLimit; index += 1) toaster.add({ title: 'later', timeout: 500 });
    expect(toaster.getToasts()).toHaveLength(toastLimit);
    expect(titles(toaster)).not.toContain('first');
    toaster.setUnfolded('top-right');
    vi.advanceTimersByTime(500);
    expect(titles(toaster)).toEqual(['first']);
    vi.advanceTimersByTime(999);
    expect(titles(toaster)).toEqual(['first']);
    vi.advanceTimersByTime(1);
    expect(titles(toaster)).toEqual([]);
  });

  it('folds all but the newest five of a corner, and stops their timeouts until it is unfolded', () => {
    const toaster = shown();
    for (let index = 1; index <= 7; index += 1) toaster.add({ title: `${index}`, timeout: 1000 });
    toaster.add({ title: 'below', position: 'bottom-right', timeout: null });
    const folded = () =>
      toaster
        .getToasts()
        .filter(({ isFolded }) => isFolded)
        .map(({ title }) => title);
    expect(folded()).toEqual(['2', '1']);
    vi.advanceTimersByTime(999);
    expect(titles(toaster)).toHaveLength(8);
    toaster.setUnfolded('top-right');
    expect(folded()).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(titles(toaster)).toEqual(['below', '2', '1']);
    vi.advanceTimersByTime(999);
    expect(titles(toaster)).toEqual(['below']);
  });

  it('stops the timeouts while paused for any reason', () => {
    const toaster = shown();
    toaster.add({ title: 'held', timeout: 1000 });
    vi.advanceTimersByTime(600);
    toaster.setPaused('region', true);
    toaster.setPaused('hidden', true);
    toaster.setPaused('region', false);
    vi.advanceTimersByTime(10_000);
    expect(titles(toaster)).toEqual(['held']);
    toaster.setPaused('hidden', false);
    vi.advanceTimersByTime(399);
    expect(titles(toaster)).toEqual(['held']);
    vi.advanceTimersByTime(1);
    expect(titles(toaster)).toEqual([]);
  });

  it('does not run timeouts before a region is attached', () => {
    const toaster = createToaster();
    toaster.add({ title: 'early', timeout: 1000 });
    vi.advanceTimersByTime(10_000);
    expect(titles(toaster)).toEqual(['early']);
    toaster.attach();
    vi.advanceTimersByTime(1000);
    expect(toaster.getToasts()[0]?.isClosing).toBe(true);
  });

  it('collapses a group into one toast with a count, and restarts its timeout', () => {
    const toaster = shown();
    const id = toaster.add({ title: 'New deployment', group: 'deploy', timeout: 1000 });
    vi.advanceTimersByTime(900);
    expect(toaster.add({ title: 'Another deployment', group: 'deploy', timeout: 1000 })).toBe(id);
    expect(toaster.getToasts()).toMatchObject([{ title: 'Another deployment', count: 2 }]);
    vi.advanceTimersByTime(999);
    expect(toaster.getToasts()).toHaveLength(1);
    vi.advanceTimersByTime(1);
    expect(toaster.getToasts()).toHaveLength(0);
  });

  it('shows the newest message of a group, and calls every onClose when it is closed', () => {
    const toaster = shown();
    const [first, second] = [vi.fn<() => void>(), vi.fn<() => void>()];
    const action = { label: 'Open', onPress: () => undefined };
    toaster.add({ title: 'A failed', text: 'Disk full', tone: 'danger', group: 'g', action, onClose: first });
    const id = toaster.add({ title: 'B is ready', group: 'g', onClose: second });
    expect(toaster.getToasts()).toMatchObject([
      { title: 'B is ready', text: undefined, tone: 'neutral', action: undefined },
    ]);
    toaster.close(id);
    expect([first, second].map((told) => told.mock.calls.length)).toEqual([1, 1]);
  });

  it('updates an open toast, and returns false when it is closed already', () => {
    const toaster = shown();
    const id = toaster.add({ title: 'Working', timeout: null });
    expect(toaster.update(id, { title: 'Done', tone: 'success', timeout: 1000 })).toBe(true);
    expect(toaster.getToasts()).toMatchObject([{ title: 'Done', tone: 'success', count: 1 }]);
    vi.advanceTimersByTime(1000);
    expect(toaster.getToasts()).toHaveLength(0);
    expect(toaster.update(id, { title: 'Late' })).toBe(false);
  });

  it('keeps a closing toast until the region removes it', () => {
    const toaster = createToaster();
    toaster.attach();
    const id = toaster.add({ title: 'going', timeout: null });
    toaster.close(id);
    expect(toaster.getToasts()).toMatchObject([{ id, isClosing: true }]);
    toaster.remove(id);
    expect(toaster.getToasts()).toEqual([]);
  });

  it('closes all toasts in every position', () => {
    const toaster = shown();
    toaster.add({ title: 'one', timeout: null });
    toaster.add({ title: 'two', timeout: null, position: 'bottom-right' });
    toaster.closeAll();
    expect(toaster.getToasts()).toEqual([]);
  });
});
