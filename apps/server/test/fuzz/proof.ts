import type { Journal } from '../support/journal.ts';
import type { Call } from './calls.ts';

/** Milliseconds that a call waits for work started by an earlier one; mail takes longer, and is not awaited. */
const patienceMs = 20;
/** The maximum number of refused calls checked together; a check costs about as much as a call. */
const mostAtOnce = 8;

/** Proves that refused calls wrote nothing. */
export function createProof(journal: Journal) {
  /** The position of the journal when nothing was under way; unknown after a call that changed something. */
  let position: number | undefined;
  /** The calls refused since then. */
  let refused: Call[] = [];
  let atOnce = 1;
  /** Calls refused while an earlier call may still have been writing; they are repeated. */
  let unproven: Call[] = [];

  const ask = async () => {
    if (position === undefined || refused.length === 0) return;
    const written = await journal.since(position);
    const asked = refused;
    refused = [];
    if (written.length === 0) return;
    // The next calls are checked one by one, so that shrinking finds the culprit.
    position = undefined;
    atOnce = 1;
    const suspects = asked.map((call) => JSON.stringify(call)).join('\n');
    throw new Error(`${written.join(', ')}, though these calls were refused:\n${suspects}`);
  };

  return {
    /** Called before each call. */
    async begin(): Promise<void> {
      position ??= await journal.positionSoon(patienceMs);
    },
    /** Called after a call that may have changed something, from which earlier refused calls cannot be told apart. */
    changed(): void {
      unproven.push(...refused);
      position = undefined;
      refused = [];
      atOnce = 1;
    },
    /** Called after a refused call. The longer nothing has changed, the more calls are checked together. */
    async refused(call: Call): Promise<void> {
      if (position === undefined) {
        unproven.push(call);
        return;
      }
      refused.push(call);
      if (refused.length < atOnce) return;
      await ask();
      atOnce = Math.min(2 * atOnce, mostAtOnce);
    },
    /** Checks the remaining calls, and repeats unproven ones with `again`, one at a time. */
    async finish(again: (call: Call) => Promise<void>): Promise<void> {
      await ask();
      const left = unproven;
      unproven = [];
      for (const call of left) {
        position ??= await journal.settled();
        await again(call).then(ask, (cause: unknown) => {
          throw new Error(`Made once more, this was not withstood: ${JSON.stringify(call)}`, { cause });
        });
      }
    },
  };
}
