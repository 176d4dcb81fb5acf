import type { ProcessLine, ProcessRecord } from '@kronos/api/contract';
import type { processes } from '../../db/schema.ts';
import { relativeTime } from '../relative-time.ts';
import { isServerOperation, operationOf } from '../servers/operations/registry.ts';

export interface ProcessView {
  process: typeof processes.$inferSelect;
  node: { alias: string; host: string } | null;
  server: { name: string; operationId: number | null } | null;
  hasSteps: boolean;
  ahead: number | null;
}

/** Presents a process to users. */
export function presentProcess({ process, node, server, hasSteps, ahead }: ProcessView, now: Date): ProcessRecord {
  const { createdAt, startedAt, finishedAt } = process;
  const hasEnded = process.state === 'succeeded' || process.state === 'failed';
  return {
    id: process.id,
    command: process.command,
    result: process.result,
    success: hasEnded ? process.state === 'succeeded' : null,
    state: process.state,
    time: finishedAt ? (finishedAt.getTime() - (startedAt ?? createdAt).getTime()) / 1000 : null,
    created_at: createdAt.toISOString(),
    created_at_time: createdAt.toISOString().slice(11, 19),
    diff_day_human: relativeTime(createdAt, now),
    node_id: process.nodeId,
    node_alias: node?.alias ?? null,
    host: node?.host ?? null,
    server_id: process.serverId,
    server_name: server?.name ?? null,
    progress: process.progress,
    ahead,
    parent_id: process.parentId,
    has_transactions: hasSteps,
    kind: process.kind,
    // A later operation may have made a retry needless or harmful.
    can_retry:
      process.state === 'failed' &&
      server?.operationId === process.id &&
      isServerOperation(process.kind) &&
      operationOf(process.kind)?.isRepeatable !== false,
  };
}

/** Presents a line of a process's log. */
export const presentLine = ({ id, at, text }: { id: number; at: Date; text: string }): ProcessLine => ({
  id,
  at: at.toISOString(),
  text,
});
