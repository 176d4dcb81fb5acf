import { refusal } from '@kronos/api/contract';
import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { changesState } from '../../src/http/audited.ts';
import { createStage, type Stage } from '../permissions/callers.ts';
import { prepare } from '../permissions/cases.ts';
import { borderStatus } from '../permissions/expected.ts';
import { contractRows } from '../support/contract-rows.ts';
import { digestOf } from '../support/digest.ts';
import { quiet } from '../support/quiet.ts';
import { type Call, callsOf } from './calls.ts';

/** Another at each run; KRONOS_FUZZ_SEED repeats one. */
const seed = Number(process.env['KRONOS_FUZZ_SEED'] ?? Date.now() % 2 ** 31);
const numRuns = 200;
/** A call that takes longer hangs. */
const deadlineMs = 10_000;
const longest = 180_000;

let stage: Stage;
beforeAll(async () => {
  stage = await createStage();
});
afterAll(() => stage.server.stop());

describe.each(contractRows)(`$id, KRONOS_FUZZ_SEED=${seed}`, ({ id, endpoint }) => {
  it(
    'withstands arbitrary and hostile calls',
    async () => {
      const caller =
        endpoint.who === 'guest' ? 'guest' : borderStatus(endpoint, 'owner') === undefined ? 'owner' : 'admin';
      const { db, url } = stage.server;
      let token: string | undefined;
      /** Undefined after a call that succeeded. */
      let digest: string | undefined;
      const cell = await prepare(stage, id, endpoint, caller);
      ({ token } = await stage.client(caller));

      // A wrong password is the one refusal of a guest that a session would not change.
      const refusals = new Set([400, 403, 404, 409, 413, 415, 422, 429, ...(caller === 'guest' ? [401] : [])]);
      const statuses = new Set<number>();
      const withstands = async ({ path, body, headers }: Call) => {
        const response = await fetch(url + path, {
          method: endpoint.method,
          body,
          redirect: 'manual',
          signal: AbortSignal.timeout(deadlineMs),
          headers: {
            ...headers,
            cookie: 'XSRF-TOKEN=fuzz',
            'x-xsrf-token': 'fuzz',
            ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
          },
        });
        const text = await response.text();
        statuses.add(response.status);
        if (response.status < 400) {
          endpoint.response.parse(JSON.parse(text));
          if (!changesState(endpoint)) return;
          digest = undefined;
          ({ token } = await stage.client(caller));
          return;
        }
        // Node itself turns an address away that is too long.
        if (response.status === 431) return;
        if (!refusals.has(response.status)) throw new Error(`${response.status}: ${text}`);
        refusal.parse(JSON.parse(text));
        if (digest === undefined) await quiet(db);
        const now = await digestOf(db);
        expect(now).toBe(digest ?? now);
        digest = now;
      };
      await fc.assert(fc.asyncProperty(callsOf(endpoint, cell), withstands), { seed, numRuns });
      // A run in which nothing gets through the door has tried the door alone.
      expect([...statuses].some((status) => status === (cell.status ?? 200) || status === 401)).toBe(true);
    },
    longest,
  );
});
