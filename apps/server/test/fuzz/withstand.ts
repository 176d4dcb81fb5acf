import { refusal } from '@kronos/api/contract';
import { and, eq } from 'drizzle-orm';
import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { jobs } from '../../src/db/schema.ts';
import { changesState } from '../../src/http/audited.ts';
import { createStage, type Stage } from '../permissions/callers.ts';
import { prepare } from '../permissions/cases.ts';
import { borderStatus } from '../permissions/expected.ts';
import { contractRows } from '../support/contract-rows.ts';
import { type Call, callsOf, validCall } from './calls.ts';
import { createProof } from './proof.ts';
import { send } from './send.ts';

/**
 * The same calls in each run, so that a failure is due to the change at hand; another KRONOS_FUZZ_SEED tries others.
 */
const seed = Number(process.env['KRONOS_FUZZ_SEED'] ?? 20_261_122);
/** The number of calls per endpoint: few in a normal run, 200 with `npm run fuzz`. */
const numRuns = Number(process.env['KRONOS_FUZZ_RUNS'] ?? 20);
const longest = 60_000 + numRuns * 600;

type Row = (typeof contractRows)[number];

/** Each part has its own file, so that the parts run in parallel. */
type Part = 'reading' | 'guests' | 'administering' | 'servers' | 'account' | 'changing';

function partOf({ id, endpoint }: Row): Part {
  if (!changesState(endpoint)) return 'reading';
  if (endpoint.who === 'guest') return 'guests';
  if (endpoint.who === 'admin') return 'administering';
  if (id.startsWith('account.')) return 'account';
  return /^customer(Servers|Backups)\./.test(id) ? 'servers' : 'changing';
}

/** Adds a test for each endpoint of a part. */
export function describeHostileCalls(part: Part): void {
  const rows = contractRows.filter((row) => partOf(row) === part);
  let stage: Stage;
  beforeAll(async () => {
    stage = await createStage();
  });
  afterAll(() => stage.server.stop());

  describe.each(rows)(`$id, KRONOS_FUZZ_SEED=${seed}`, (row) => {
    it(
      'withstands arbitrary and hostile calls, and answers a valid one afterwards',
      async () => {
        const { status, expected, text } = await withstand(stage, row);
        // The body explains the status.
        expect(status === expected ? status : text).toBe(expected);
      },
      longest,
    );
  });
}

/** Throws at the first call that fails the test; otherwise returns the response to the valid call that follows. */
async function withstand(stage: Stage, { id, endpoint }: Row) {
  const { server, journal } = stage;
  const caller = endpoint.who === 'guest' ? 'guest' : borderStatus(endpoint, 'owner') === undefined ? 'owner' : 'admin';
  // A wrong password is the only refusal of a guest that does not depend on a session.
  const ofGuest = caller === 'guest' ? [401] : [];
  // The failure of a vendor is also a valid refusal where the contract says so.
  const refusals = new Set([400, 403, 404, 409, 413, 415, 422, 429, ...ofGuest, ...(endpoint.sample?.also ?? [])]);
  const prepared = async () => {
    await stage.putBack();
    return prepare(stage, id, endpoint, caller);
  };
  const cell = await prepared();
  let { token } = await stage.client(caller);
  const proof = createProof(journal);

  const made = ({ headers, ...call }: Call) => {
    const session = token === undefined ? {} : { authorization: `Bearer ${token}` };
    const own = { cookie: 'XSRF-TOKEN=fuzz', 'x-xsrf-token': 'fuzz', ...session };
    return send(server.url, endpoint.method, { ...call, headers: { ...headers, ...own } });
  };
  const waitedFor = (text: string) => {
    const { retry_after: wait = 0 } = refusal.parse(JSON.parse(text));
    server.clock.advance(wait * 1000);
    return wait > 0;
  };

  const withstands = async (call: Call): Promise<void> => {
    await proof.begin();
    const { status, text } = await made(call);
    if (status < 400) {
      if (!endpoint.answers) endpoint.response.parse(JSON.parse(text));
      // A link that works once is used up.
      if (!changesState(endpoint) && endpoint.answers?.as !== 'stream') return;
      proof.changed();
      ({ token } = await stage.client(caller));
      return;
    }
    // Node.js itself refuses an address that is too long.
    if (status === 431) return;
    if (!refusals.has(status)) throw new Error(`${status}: ${text}`);
    waitedFor(text);
    await proof.refused(call);
  };
  await fc.assert(fc.asyncProperty(callsOf(endpoint, cell), withstands), { seed, numRuns });
  // Mail is sent one at a time: hundreds of messages would take minutes.
  await server.db.current.delete(jobs).where(and(eq(jobs.kind, 'mail.send'), eq(jobs.state, 'queued')));
  await proof.finish(withstands);

  const answersValid = async () => {
    const valid = await prepared();
    ({ token } = await stage.client(caller));
    return { ...(await made(validCall(endpoint, valid))), expected: valid.status ?? 200 };
  };
  // There may be more than one rate limit to wait for.
  for (;;) {
    const last = await answersValid();
    if (last.status !== 429 || !waitedFor(last.text)) return last;
  }
}
