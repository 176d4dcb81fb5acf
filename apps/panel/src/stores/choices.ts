import { proxy } from 'valtio/vanilla';

/**
 * A choice is shown at once, before the server has responded. Requests are sent one after the other, so that the last
 * choice wins; once all have been answered, the loaded value applies again, without the refused choices.
 */
export function createChoices<T>() {
  /** Chosen, but not yet answered. */
  const state = proxy<{ chosen: Partial<T> }>({ chosen: {} });
  let last: Promise<unknown> = Promise.resolve();
  let waiting = 0;

  return {
    state,
    /** Whether no choice is pending. */
    isSettled: () => waiting === 0,
    /** `send` submits the choice, and reads the accepted value. */
    async make<O>(choice: Partial<T>, send: () => Promise<O>): Promise<O> {
      Object.assign(state.chosen, choice);
      waiting += 1;
      const sent = last.then(send);
      last = sent.finally(() => {
        waiting -= 1;
        if (waiting === 0) state.chosen = {};
      });
      await last;
      return sent;
    },
  };
}
