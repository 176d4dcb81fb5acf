import type { UserRow } from '../../src/domain/users/users.ts';
import { createClient, testPassword, type TestClient } from '../support/client.ts';
import { createLogger } from '../../src/http/logging.ts';
import { freePort } from '../../../../scripts/free-ports.mjs';
import { createTestServer, day, vendorsAt } from '../support/create-test-server.ts';
import { openInbox } from '../support/inbox.ts';
import { keepJournal } from '../support/journal.ts';
import { createMediaStage } from './media-stage.ts';
import { rememberShared } from './shared.ts';

/**
 * All callers of the matrix. `owner` has the records that the others try to reach; `subuser` sees one of the owner's
 * servers.
 */
export const callers = [
  'guest',
  'owner',
  'other',
  'subuser',
  'reseller',
  'other reseller',
  'moderator',
  'admin',
  /** With a session that may write. */
  'impersonating admin',
] as const;
export type Caller = (typeof callers)[number];
export type Person = Exclude<Caller, 'guest' | 'impersonating admin'>;

const roles = {
  owner: 'customer',
  other: 'customer',
  subuser: 'customer',
  reseller: 'reseller',
  'other reseller': 'reseller',
  moderator: 'moderator',
  admin: 'admin',
} as const satisfies Record<Person, string>;

const visit = { ip: '127.0.0.1', userAgent: null, remember: false };
export type Stage = Awaited<ReturnType<typeof createStage>>;

/** A panel with all callers, in which nothing happens by itself. */
export async function createStage({ pollMs = 1000 } = {}) {
  const never = 24 * 60 * 60 * 1000;
  const lines: string[] = [];
  const inbox = await openInbox({ keep: true });
  const mediaPort = await freePort();
  const server = await createTestServer({
    keep: true,
    log: createLogger({ level: 'trace', destination: { write: (line) => void lines.push(line) } }),
    env: vendorsAt(`http://127.0.0.1:${mediaPort}`),
    timings: {
      observeMs: never,
      sampleMs: never,
      firstSampleMs: never,
      figuresMs: never,
      // Background work, such as ending expired sessions, must not count as an effect of a call.
      sessionsMs: never,
      checkpointMs: never,
      cdnMs: never,
      hetznerMs: never,
      uptimeRobotMs: never,
      firstUpkeepMs: never,
      upkeepMs: never,
      // Jobs are enqueued by this very process, so its worker is notified without polling.
      pollMs,
      // The work that a call started is awaited before the next one.
      batchPaceMs: 20,
      scanPaceMs: 20,
      hetznerPaceMs: 20,
      uptimeRobotPaceMs: 20,
      gatherMs: 0,
    },
    provision: {
      nodes: [{ alias: 'away', host: 'localhost', engine: { kind: 'sandbox', url: 'http://127.0.0.1:9', node: 'x' } }],
    },
  });
  const media = createMediaStage(server, mediaPort);
  const { stop } = server;
  server.stop = async () => {
    await stop();
    await media.stop();
    await inbox.close();
  };
  const { services } = server;
  await services.mailSettings.save(inbox.settings);
  // Container events would trigger reconciliations, regardless of the intervals.
  await services.engineEvents.stop();
  const away = (await services.nodes.findByAlias('away'))!;
  const journal = await keepJournal(server.db);
  const visitor = createClient(server.url);
  await visitor.get('/api/csrf-cookie');
  /** A browser that already has the CSRF cookie. */
  const browser = () => createClient(server.url, visitor.cookie);
  const usersByCaller = new Map<Person, UserRow>();
  for (const [person, role] of Object.entries(roles) as [Person, (typeof roles)[Person]][]) {
    const email = `${person.replace(' ', '-')}@matrix.test`;
    usersByCaller.set(person, await services.users.ensure({ email, name: person, password: testPassword, role }));
  }
  const find = (person: Person): UserRow => usersByCaller.get(person)!;
  const putBack = await rememberShared(server.db);
  /** All values that must never be logged or audited. */
  const secrets = [testPassword];
  const keep = (secret: string) => {
    secrets.push(secret);
    return secret;
  };
  const open = async (person: Person) => keep(await services.sessions.open(find(person), visit));
  /** Returns the token of a link that starts an impersonation. */
  const invite = async (person: Person, { readOnly }: { readOnly: boolean }) => {
    const own = (await services.sessions.find(await open('admin')))!;
    const terms = { reason: 'The matrix', readOnly, minutes: 30 };
    return keep((await services.impersonations.begin(own, find(person).id, terms)).token);
  };
  const impersonate = async (person: Person, mode = { readOnly: false }) => {
    const opened = await services.impersonations.enter(await invite(person, mode), visit);
    return { token: keep(opened.token), returnKey: keep(opened.returnKey) };
  };

  return {
    server,
    services,
    journal,
    person: find,
    /** The node of the callers' servers. */
    away,
    /** Restores the callers, that node and the settings: a hostile call may reach them and be accepted. */
    putBack,
    /** Servers whose media servers run. */
    media,
    secrets,
    keep,
    /** Returns what the server has logged so far. */
    logged: () => lines.join(''),
    invite,
    impersonate,
    /** Returns a client with a fresh session. */
    async client(caller: Caller): Promise<TestClient> {
      const client = browser();
      if (caller === 'guest') return client;
      if (caller !== 'impersonating admin') return client.with(await open(caller));
      return client.with((await impersonate('other', { readOnly: false })).token);
    },
    /** Returns a client whose session expired an hour ago. */
    async expired(person: Person): Promise<TestClient> {
      server.clock.advance(-day - 60 * 60 * 1000);
      const token = await open(person);
      server.clock.advance(day + 60 * 60 * 1000);
      return browser().with(token);
    },
  };
}
