import { and, desc, eq, sql } from 'drizzle-orm';
import type { Accepted } from '@kronos/api/contract';
import { z } from 'zod';
import { AppError, notFound } from '../../platform/app-error.ts';
import type { Database } from '../../db/database.ts';
import { jobs } from '../../db/schema.ts';
import type { Processes } from '../processes/processes.ts';
import type { Operations } from './operations.ts';
import { isServerOperation, jobNameOf } from './operations/registry.ts';

const ordered = z.object({ input: z.record(z.string(), z.unknown()).optional() });

export type Retries = ReturnType<typeof createRetries>;

/** Orders a failed operation again, with the same input. */
export function createRetries({
  db,
  processes,
  operations,
}: {
  db: Database;
  processes: Processes;
  operations: Operations;
}) {
  return {
    retry: (id: number): Promise<Accepted> =>
      db.transaction(async () => {
        const process = await processes.find(id);
        if (!process) throw notFound('process');
        const { kind, server_id: serverId } = process;
        if (!process.can_retry || serverId === null || !isServerOperation(kind))
          throw new AppError(
            'conflict',
            'Only a failed operation can be retried, and only if nothing else has been done to its server since.',
          );
        const [job] = await db.current
          .select({ payload: jobs.payload })
          .from(jobs)
          // The job that removes the operation's leftovers refers to this process as well.
          .where(and(eq(jobs.kind, jobNameOf(kind)), eq(sql`${jobs.payload} ->> 'processId'`, String(id))))
          .orderBy(desc(jobs.id))
          .limit(1);
        if (!job) throw new AppError('conflict', 'This failed too long ago to be retried. Start it again.');
        const { input } = ordered.parse(job.payload);
        return operations.request(kind, serverId, input && { input });
      }),
  };
}
