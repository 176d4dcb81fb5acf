import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll } from 'vitest';
import type {
  Answer,
  MediaServer,
  NewInvite,
  ServerKey,
  SignIn,
  MediaServerAddress,
} from '../../../domain/media-servers/port.ts';
import { createMediaServer } from '../create-media-server.ts';
import type { MediaServerSettings } from '../settings.ts';

/** A server that nobody has claimed. */
export interface FreshServer {
  address: MediaServerAddress;
  /** Changes a file while the server is stopped. */
  edit(folder: string, file: string, change: (text: string) => string): Promise<void>;
  /** Removes it with its container, in the middle of whatever it does. */
  remove(): Promise<void>;
}

/** What only a stand-in can do: start servers, fail on demand, play something. */
export interface StandIn {
  serve(): Promise<FreshServer>;
  /** The sign-in of the account that claims the servers. */
  owner: SignIn;
  /** Another account of the vendor, or of nobody. */
  stranger: SignIn;
  /** An account with a second factor and its code, where the product has one. */
  careful?: SignIn & { code: string };
  /** Has the next responses to a request (method and path, `*` for anything) fail. */
  fail(
    service: 'server' | 'vendor',
    request: string,
    fault: string,
    more?: { times?: number; ms?: number },
  ): Promise<void>;
  heal(): Promise<void>;
  /** The requests that have arrived since the last `requestsDuring` began, as method and path. */
  requests(): Promise<string[]>;
  /** Runs the work; returns the requests that arrived meanwhile. */
  requestsDuring(work: () => Promise<unknown>): Promise<string[]>;
  /** Has the scans of a server end; until then they go on. */
  finishScans(server: MediaServerAddress): Promise<void>;
  /** Somebody watches something. */
  play(server: MediaServerAddress, session: Record<string, unknown>): Promise<void>;
  /** The address of the sandbox, below which its vendors are. */
  url: string;
}

export interface Harness {
  settings: MediaServerSettings;
  /** A claimed server with its key; for a real one from the environment. */
  claimed(): Promise<MediaServerAddress>;
  /** A folder that the server sees. */
  folder: string;
  /** An invitation that the product knows, for somebody new. */
  guest(): NewInvite;
  standIn?: StandIn;
  close(): Promise<void>;
}

export interface Bench {
  harness: Harness;
  standIn: StandIn;
  /** The claimed server. */
  address: MediaServerAddress;
  server: MediaServer;
  /** The driver of another server, or of this one with another key. */
  open(address: MediaServerAddress, settings?: Partial<MediaServerSettings>): MediaServer;
  /** A new server with its key. */
  claim(): Promise<{ fresh: FreshServer; key: ServerKey; server: MediaServer }>;
}

/** Sets one claimed server up for a block of tests. */
export function useBench(setUp: () => Promise<Harness>): () => Bench {
  let bench: Bench | undefined;
  beforeAll(async () => {
    const harness = await setUp();
    const open: Bench['open'] = (address, settings) => createMediaServer(address, { ...harness.settings, ...settings });
    const address = await harness.claimed();
    const standIn = () => {
      if (!harness.standIn) throw new Error('Only a stand-in can do this.');
      return harness.standIn;
    };
    bench = {
      harness,
      address,
      server: open(address),
      open,
      get standIn() {
        return standIn();
      },
      async claim() {
        const fresh = await standIn().serve();
        const key = valueOf(await open(fresh.address).claim(standIn().owner));
        return { fresh, key, server: open({ ...fresh.address, key: key.key }) };
      },
    };
  });
  afterAll(() => bench?.harness.close());
  return () => {
    if (!bench) throw new Error('The bench stands only while its tests run.');
    return bench;
  };
}

/** A unique name. */
export const unique = (name: string) => `${name} ${randomBytes(4).toString('hex')}`;

/** All pages as one list. */
export async function all<T>(pages: AsyncIterable<T[]>): Promise<T[]> {
  const list: T[] = [];
  for await (const page of pages) list.push(...page);
  return list;
}

/** The value of an answer that must be done. */
export function valueOf<T>(answer: Answer<T, string>): T {
  if (answer.outcome !== 'done') throw new Error(`The answer is ${answer.outcome}: ${answer.reason}.`);
  return answer.value;
}

/** The first one for which `holds` is true; there must be one. */
export function only<T>(list: readonly T[], holds: (one: T) => boolean = () => true): T {
  const found = list.find(holds);
  if (found === undefined) throw new Error('There is no such one.');
  return found;
}
