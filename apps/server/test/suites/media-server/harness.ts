import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll } from 'vitest';
import type {
  Answer,
  MediaServer,
  NewInvite,
  ServerKey,
  SignIn,
  MediaServerAddress,
} from '../../../src/domain/media-servers/port.ts';
import { createMediaServer } from '../../../src/integrations/media-server/create-media-server.ts';
import type { MediaServerSettings } from '../../../src/integrations/media-server/settings.ts';

/** An unclaimed server. */
export interface FreshServer {
  address: MediaServerAddress;
  /** Posts from inside its container. */
  postInside(path: string): Promise<number>;
  /** Changes a file while the server is stopped. */
  edit(folder: string, file: string, change: (text: string) => string): Promise<void>;
  /** Removes it with its container, even while it is responding. */
  remove(): Promise<void>;
}

/** What only a stand-in can do: start servers, fail on demand, play something. */
export interface StandIn {
  serve(): Promise<FreshServer>;
  /** The sign-in of the account that claims the servers. */
  owner: SignIn;
  /** Another account of the vendor, or one that does not exist. */
  stranger: SignIn;
  /** An account with a second factor and its code, where the product has one. */
  careful?: SignIn & { code: string };
  /** Makes the next responses to a request (method and path, `*` for any) fail. */
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
  /** Ends the scans of a server, which otherwise continue. */
  finishScans(server: MediaServerAddress): Promise<void>;
  /** Starts playback by a user. */
  play(server: MediaServerAddress, session: Record<string, unknown>): Promise<void>;
  /** The address of the sandbox, which also serves the vendors. */
  url: string;
}

export interface Harness {
  settings: MediaServerSettings;
  /** A claimed server with its key; a real one is read from the environment. */
  claimed(): Promise<MediaServerAddress>;
  /** A folder that the server can read. */
  folder: string;
  /** An invitation that the product supports, for a new guest. */
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

/** Sets up one claimed server for a block of tests. */
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

/** Returns a unique name. */
export const unique = (name: string) => `${name} ${randomBytes(4).toString('hex')}`;

/** Returns all pages as one list. */
export async function all<T>(pages: AsyncIterable<T[]>): Promise<T[]> {
  const list: T[] = [];
  for await (const page of pages) list.push(...page);
  return list;
}

/** Returns the value of an answer, which must be `done`. */
export function valueOf<T>(answer: Answer<T, string>): T {
  if (answer.outcome !== 'done') throw new Error(`The answer is ${answer.outcome}: ${answer.reason}.`);
  return answer.value;
}

/** Returns the first one for which `holds` is true; there must be one. */
export function only<T>(list: readonly T[], holds: (one: T) => boolean = () => true): T {
  const found = list.find(holds);
  if (found === undefined) throw new Error('Nothing was found.');
  return found;
}
