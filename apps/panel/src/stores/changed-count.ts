interface Deps {
  show(count: number): void;
  /** Requests the count again. */
  recount(): Promise<unknown>;
}

/**
 * A count that is changed both here and on the server. The response to a request sent before or during such a change
 * may be from before or after it: it is not shown, and the count is requested again.
 */
export function createChangedCount({ show, recount }: Deps) {
  let changing = 0;
  let turn = 0;
  let isOwed = false;

  return {
    /** Called with each request; returns a function that takes the count of its response. */
    ask() {
      const asked = turn;
      return (count: number): void => {
        if (changing > 0) isOwed = true;
        else if (asked === turn) show(count);
        else void recount();
      };
    },
    /** Waits for a change on the server. */
    async during<T>(change: Promise<T>): Promise<T> {
      changing += 1;
      turn += 1;
      const outcome = await change;
      changing -= 1;
      turn += 1;
      if (isOwed && changing === 0) {
        isOwed = false;
        void recount();
      }
      return outcome;
    },
  };
}
