interface Deps {
  show(count: number): void;
  /** Asks for the count once more. */
  recount(): Promise<unknown>;
}

/**
 * A count that is changed here as well as at the server. The answer to a question asked before such a change, or while
 * it was on its way, may be of either: it is not shown, and the count is asked for once more.
 */
export function createChangedCount({ show, recount }: Deps) {
  let changing = 0;
  let turn = 0;
  let isOwed = false;

  return {
    /** Called with each question; what it returns takes the count of the answer. */
    ask() {
      const asked = turn;
      return (count: number): void => {
        if (changing > 0) isOwed = true;
        else if (asked === turn) show(count);
        else void recount();
      };
    },
    /** Waits for a change at the server. */
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
