import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createSearcher, type SearchFunction } from './create-searcher.ts';

/** A search whose requests the test settles by hand. */
function manual() {
  const asked: {
    query: string;
    section: string | undefined;
    signal: AbortSignal;
    answer: (...names: string[]) => void;
    fail: () => void;
  }[] = [];
  const search: SearchFunction<string> = (query, { section, signal }) =>
    new Promise((resolve, reject) => {
      asked.push({
        query,
        section,
        signal,
        answer: (...names) => resolve(names),
        fail: () => reject(new Error('down')),
      });
    });
  return { asked, search };
}

const question = (query: string, section?: string) => ({ query, section });

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('createSearcher', () => {
  it('sends one request when typing pauses', async () => {
    const { asked, search } = manual();
    const searcher = createSearcher<string>();
    searcher.ask(question('c'), search, 200);
    await vi.advanceTimersByTimeAsync(199);
    searcher.ask(question('ci', 'users'), search, 200);
    await vi.advanceTimersByTimeAsync(199);
    expect(asked).toHaveLength(0);
    await vi.advanceTimersByTimeAsync(1);
    expect(asked).toMatchObject([{ query: 'ci', section: 'users' }]);
    asked[0]?.answer('cinema');
    await vi.advanceTimersByTimeAsync(0);
    expect(searcher.getState()).toEqual({ status: 'ready', results: ['cinema'] });
  });

  it('aborts a request when a newer one is sent, and ignores its results', async () => {
    const { asked, search } = manual();
    const searcher = createSearcher<string>();
    searcher.ask(question('a'), search, 0);
    await vi.advanceTimersByTimeAsync(0);
    searcher.ask(question('b'), search, 0);
    await vi.advanceTimersByTimeAsync(0);
    expect(asked[0]?.signal.aborted).toBe(true);
    asked[1]?.answer('bees');
    await vi.advanceTimersByTimeAsync(0);
    asked[0]?.answer('ants');
    await vi.advanceTimersByTimeAsync(0);
    expect(searcher.getState()).toEqual({ status: 'ready', results: ['bees'] });
  });

  it('keeps the last results while the next request is pending', async () => {
    const { asked, search } = manual();
    const searcher = createSearcher<string>();
    searcher.ask(question('a'), search, 0);
    await vi.advanceTimersByTimeAsync(0);
    asked[0]?.answer('ants');
    await vi.advanceTimersByTimeAsync(0);
    searcher.ask(question('ab'), search, 200);
    expect(searcher.getState()).toEqual({ status: 'waiting', results: ['ants'] });
  });

  it('sends the pending request at once when `newest` is called, and resolves with its results', async () => {
    const { asked, search } = manual();
    const searcher = createSearcher<string>();
    searcher.ask(question('a'), search, 200);
    const newest = searcher.newest();
    expect(asked).toHaveLength(1);
    asked[0]?.answer('ants');
    expect(await newest).toEqual(['ants']);
    await vi.advanceTimersByTimeAsync(500);
    expect(asked).toHaveLength(1);
  });

  it.each(['another query', 'clearing', 'a failure'])('resolves `newest` with undefined after %s', async (how) => {
    const { asked, search } = manual();
    const searcher = createSearcher<string>();
    searcher.ask(question('a'), search, 200);
    const newest = searcher.newest();
    if (how === 'another query') searcher.ask(question('b'), search, 200);
    else if (how === 'clearing') searcher.clear();
    else asked[0]?.fail();
    expect(await newest).toBeUndefined();
  });

  it('reports a failed search, and resets its state on clear', async () => {
    const { asked, search } = manual();
    const onChange = vi.fn();
    const searcher = createSearcher<string>();
    const leave = searcher.subscribe(onChange);
    searcher.ask(question('a'), search, 0);
    await vi.advanceTimersByTimeAsync(0);
    asked[0]?.fail();
    await vi.advanceTimersByTimeAsync(0);
    expect(searcher.getState().status).toBe('failed');
    searcher.clear();
    expect(searcher.getState()).toEqual({ status: 'idle', results: [] });
    expect(onChange).toHaveBeenCalledTimes(3);
    leave();
    searcher.clear();
    expect(onChange).toHaveBeenCalledTimes(3);
  });
});
