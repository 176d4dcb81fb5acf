import type { Journal } from '../support/journal.ts';
import type { Call } from './calls.ts';

/** So long a call waits for what an earlier one set going; a letter takes longer, and is not waited for. */
const patienceMs = 20;
/** So many refused calls are asked about together, at most: to ask costs about as much as one of them. */
const mostAtOnce = 8;

/** Proves of refused calls that they wrote nothing. */
export function createProof(journal: Journal) {
  /** Where the journal stood while nothing was under way; unknown after a call that changed something. */
  let position: number | undefined;
  /** Refused since. */
  let refused: Call[] = [];
  let atOnce = 1;
  /** Refused while what another call set going may have been written: to be made once more. */
  let unproven: Call[] = [];

  const ask = async () => {
    if (position === undefined || refused.length === 0) return;
    const written = await journal.since(position);
    const asked = refused;
    refused = [];
    if (written.length === 0) return;
    // The next ones, by which the worst of them is found, are asked about one by one.
    position = undefined;
    atOnce = 1;
    const suspects = asked.map((call) => JSON.stringify(call)).join('\n');
    throw new Error(`${written.join(', ')}, though these calls were refused:\n${suspects}`);
  };

  return {
    /** Before each call. */
    async begin(): Promise<void> {
      position ??= await journal.positionSoon(patienceMs);
    },
    /** After one that may have changed something. Those refused before it cannot be told from it any more. */
    changed(): void {
      unproven.push(...refused);
      position = undefined;
      refused = [];
      atOnce = 1;
    },
    /** After one that was refused. The longer nothing was changed, the more of them wait to be asked about. */
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
    /** Asks about what is left; makes what was not proven `again`, each when it is alone. */
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
