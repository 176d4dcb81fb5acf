import type { UserRow } from '../../src/domain/users/users.ts';
import { createClient, testPassword, type TestClient } from '../support/client.ts';
import { createLogger } from '../../src/http/logging.ts';
import { createTestServer, day } from '../support/create-test-server.ts';

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
  const server = await createTestServer({
    keep: true,
    log: createLogger({ level: 'trace', destination: { write: (line) => void lines.push(line) } }),
    timings: { observeMs: never, sampleMs: never, firstSampleMs: never, pollMs: never },
    provision: {
      nodes: [{ alias: 'away', host: 'localhost', engine: { kind: 'sandbox', url: 'http://127.0.0.1:9', node: 'x' } }],
    },
  });
  const { services } = server;
  const everybody = new Map<Person, UserRow>();
  for (const [person, role] of Object.entries(roles) as [Person, (typeof roles)[Person]][]) {
    const email = `${person.replace(' ', '-')}@matrix.test`;
    everybody.set(person, await services.users.ensure({ email, name: person, password: testPassword, role }));
  }
  const find = (person: Person): UserRow => everybody.get(person)!;
  /** Everything that must never be written down. */
  const secrets = [testPassword];
  const keep = (secret: string) => {
    secrets.push(secret);
    return secret;
  };
  const open = async (person: Person) => keep(await services.sessions.open(find(person), visit));
  const impersonate = async (person: Person) => {
    const opened = await services.impersonations.begin(find('admin'), find(person), visit);
    return { token: keep(opened.token), returnKey: keep(opened.returnKey) };
  };

  return {
    server,
    services,
    person: find,
    secrets,
    /** What the server logged so far. */
    logged: () => lines.join(''),
    impersonate,
    /** A client with a session that nobody used before. */
    async client(caller: Caller): Promise<TestClient> {
      const client = createClient(server.url);
      if (caller === 'guest') return client;
      if (caller !== 'impersonating admin') return client.with(await open(caller));
      return client.with((await impersonate('other')).token);
    },
    /** A client whose session ended an hour ago. */
    async expired(person: Person): Promise<TestClient> {
      server.clock.advance(-day - 60 * 60 * 1000);
      const token = await open(person);
      server.clock.advance(day + 60 * 60 * 1000);
      return createClient(server.url).with(token);
    },
  };
}
