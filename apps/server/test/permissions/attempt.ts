import type { Endpoint } from '@kronos/api/contract';
import { auditLog } from '../../src/db/schema.ts';
import type { TestClient } from '../support/client.ts';
import { pathOf } from '../support/contract-rows.ts';
import type { Stage } from './callers.ts';
import type { Cell } from './cases/cell.ts';

/** Makes a prepared call; `written` lists what it wrote, for calls that must write nothing. */
export async function attempt(
  { journal }: Stage,
  {
    client,
    endpoint,
    cell,
    headers,
  }: { client: TestClient; endpoint: Endpoint; cell: Cell; headers?: Record<string, string> },
) {
  const before = await journal.settled();
  const answer = await client.call(endpoint.method, pathOf(endpoint, cell), {
    ...(cell.body === undefined ? {} : { body: cell.body }),
    ...(headers && { headers }),
  });
  return { ...answer, written: () => journal.since(before) };
}

/** Returns the secrets of the stage that occur in the audit log or in the logs. */
export async function secretsWritten(stage: Stage): Promise<string[]> {
  const written = JSON.stringify(await stage.server.db.current.select().from(auditLog)) + stage.logged();
  return stage.secrets.filter((secret) => written.includes(secret));
}
