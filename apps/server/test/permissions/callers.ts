import type { UserRow } from '../../src/domain/users/users.ts';
import { createClient, testPassword, type TestClient } from '../support/client.ts';
import { createLogger } from '../../src/http/logging.ts';
import { createTestServer, day } from '../support/create-test-server.ts';
import { openInbox } from '../support/inbox.ts';
import { keepJournal } from '../support/journal.ts';
import { rememberShared } from './shared.ts';

/** Everybody whom the matrix tries. `owner` has the records that the others reach for; `subuser` sees one of the owner's servers. */
export const callers = [
  'guest',
  'owner',
  'other',
  'subuser',
  'reseller',
  'other reseller',
  'moderator',
  'admin',
  /** With a session that may change what its user may. */
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

/** A panel where everybody is there and nothing happens by itself. */
export async function createStage() {
  const never = 24 * 60 * 60 * 1000;
  const lines: string[] = [];
  const inbox = await openInbox({ keep: true });
  const server = await createTestServer({
    keep: true,
    log: createLogger({ level: 'trace', destination: { write: (line) => void lines.push(line) } }),
    env: inbox.env,
    timings: {
      observeMs: never,
      sampleMs: never,
      firstSampleMs: never,
      figuresMs: never,
      // What goes by itself, such as a session that is over, must not count as a call's doing.
      sessionsMs: never,
      checkpointMs: never,
      firstUpkeepMs: never,
      upkeepMs: never,
      // Whatever is to be done was put in line by this very process, which hears of it.
      pollMs: 1000,
      // What a call set going is waited for before the next one.
      batchPaceMs: 20,
      gatherMs: 0,
    },
    provision: {
      nodes: [{ alias: 'away', host: 'localhost', engine: { kind: 'sandbox', url: 'http://127.0.0.1:9', node: 'x' } }],
    },
  });
  const { stop } = server;
  server.stop = async () => {
    await stop();
    await inbox.close();
  };
  const { services } = server;
  // What becomes of containers would have their nodes looked at, whatever the clock says.
  await services.engineEvents.stop();
  const away = (await services.nodes.findByAlias('away'))!;
  const journal = await keepJournal(server.db);
  const visitor = createClient(server.url);
  await visitor.get('/api/csrf-cookie');
  /** A browser that was here before: it has its cookie. */
  const browser = () => createClient(server.url, visitor.cookie);
  const everybody = new Map<Person, UserRow>();
  for (const [person, role] of Object.entries(roles) as [Person, (typeof roles)[Person]][]) {
    const email = `${person.replace(' ', '-')}@matrix.test`;
    everybody.set(person, await services.users.ensure({ email, name: person, password: testPassword, role }));
  }
  const find = (person: Person): UserRow => everybody.get(person)!;
  const putBack = await rememberShared(server.db);
  /** Everything that must never be written down. */
  const secrets = [testPassword];
  const keep = (secret: string) => {
    secrets.push(secret);
    return secret;
  };
  const open = async (person: Person) => keep(await services.sessions.open(find(person), visit));
  /** The token of a link that signs the admin in as somebody else. */
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
    /** Makes the callers, that node and the settings what they were: a hostile call may find them too, and be taken. */
    putBack,
    secrets,
    keep,
    /** What the server logged so far. */
    logged: () => lines.join(''),
    invite,
    impersonate,
    /** A client with a session that nobody used before. */
    async client(caller: Caller): Promise<TestClient> {
      const client = browser();
      if (caller === 'guest') return client;
      if (caller !== 'impersonating admin') return client.with(await open(caller));
      return client.with((await impersonate('other', { readOnly: false })).token);
    },
    /** A client whose session ended an hour ago. */
    async expired(person: Person): Promise<TestClient> {
      server.clock.advance(-day - 60 * 60 * 1000);
      const token = await open(person);
      server.clock.advance(day + 60 * 60 * 1000);
      return browser().with(token);
    },
  };
}
