import { proxy } from 'valtio/vanilla';

/**
 * What is chosen shows at once, before the panel has answered. Requests go one after the other, so that the last word is
 * the last choice; when all are answered, what was read counts again, which lacks what was refused.
 */
export function createChoices<T>() {
  /** Chosen, and not answered yet. */
  const state = proxy<{ chosen: Partial<T> }>({ chosen: {} });
  let last: Promise<unknown> = Promise.resolve();
  let waiting = 0;

  return {
    state,
    /** Whether nothing that was chosen waits for its answer. */
    isSettled: () => waiting === 0,
    /** `send` asks for it, and reads anew what was granted. */
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
