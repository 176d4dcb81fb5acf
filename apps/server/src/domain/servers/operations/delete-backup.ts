import { z } from 'zod';
import { asFailure } from './backup.ts';
import type { Operation } from './operation.ts';

const input = z.object({ backup: z.number().int() });

/** Deletes one of the server's backups, or one of a deleted server of the same owner. */
export const deleteBackup: Operation = {
  verb: 'Delete a backup of',
  doing: 'having a backup deleted',
  status: null,
  async carryOut(run) {
    try {
      await run.backups.discard(input.parse(run.input).backup);
    } catch (error) {
      throw asFailure(error);
    }
    return { words: 'The backup has been deleted', change: {} };
  },
};
