import { createInterface } from 'node:readline';
import ssh2, { type Client, type ClientChannel } from 'ssh2';
import { engineError } from '../failures.ts';
import { EngineError, type SshAddress } from '../port.ts';
import { explain } from './explain.ts';
import { fingerprintOf } from './fingerprint.ts';

export interface CommandOutcome {
  /** Null when the connection ended before the command. */
  exitCode: number | null;
  /** Both streams, interleaved; only the end of a long output. */
  output: string;
}

export interface RunOptions {
  signal?: AbortSignal;
  input?: string;
  /** Keeps the input open after `input`; its end tells the command that nobody waits any more. */
  holdsInput?: boolean;
  /** Called for each line of both streams while the command runs. */
  onLine?: (line: string) => void;
}

/** One connection to a host: opened on first use, shared by all, and reopened after it broke. */
export interface SshConnection {
  /** Opens a stream to a socket file of the host. */
  openSocket(path: string): Promise<ClientChannel>;
  /** Runs a command in the user's shell, which reads `input`; the signal ends it. */
  run(command: string, options?: RunOptions): Promise<CommandOutcome>;
  close(): void;
}

export interface SshOptions {
  /** The time limit of the handshake. Default 10 s. */
  readyTimeoutMs?: number;
  /**
   * How long an unused connection is kept. Default 30 s, which is longer than the interval between reconciliations.
   */
  idleMs?: number;
}

/** The keepalive interval; a host that misses three is gone. */
const keepaliveMs = 5_000;
const longestOutput = 64 * 1024;
/** How long to wait, after a command has exited, for processes that it left running: they keep its channel open. */
const leftoverMs = 1_000;

/**
 * Connects to a host whose host key is pinned: with another key nothing is sent, not even the user's name. Retries are
 * up to the caller; each use tries once.
 */
export function createSshConnection(
  address: SshAddress,
  { readyTimeoutMs = 10_000, idleMs = 30_000 }: SshOptions = {},
): SshConnection {
  let current: Promise<Client> | undefined;
  let open = 0;
  let idle: NodeJS.Timeout | undefined;

  const drop = () => {
    const left = current;
    current = undefined;
    clearTimeout(idle);
    left?.then(
      (client) => client.end(),
      () => undefined,
    );
  };

  const ready = (): Promise<Client> => {
    if (current) return current;
    const forget = () => {
      if (current === made) current = undefined;
    };
    const made = connect(address, readyTimeoutMs, forget);
    current = made;
    made.catch(forget);
    return made;
  };

  /** Opens one channel and counts it until it closes. */
  const openChannel = async (
    ask: (client: Client, answer: (error: Error | undefined, channel: ClientChannel) => void) => void,
  ): Promise<ClientChannel> => {
    clearTimeout(idle);
    open += 1;
    const release = () => {
      open -= 1;
      if (open === 0) idle = setTimeout(drop, idleMs).unref();
    };
    try {
      const client = await ready();
      const channel = await new Promise<ClientChannel>((resolve, reject) => {
        ask(client, (error, answered) => (error ? reject(error) : resolve(answered)));
      });
      channel.once('close', release);
      return channel;
    } catch (error) {
      release();
      throw error instanceof EngineError ? error : explain(error);
    }
  };

  return {
    openSocket: (path) => openChannel((client, answer) => void client.openssh_forwardOutStreamLocal(path, answer)),

    async run(command, { signal, input, holdsInput = false, onLine } = {}) {
      const channel = await openChannel((client, answer) => void client.exec(command, answer));
      const abort = () => channel.destroy();
      if (signal?.aborted) abort();
      signal?.addEventListener('abort', abort, { once: true });
      let output = '';
      const take = (piece: string) => {
        output = (output + piece).slice(-longestOutput);
      };
      for (const stream of [channel, channel.stderr]) {
        stream.setEncoding('utf8').on('data', take);
        if (onLine) createInterface({ input: stream, crlfDelay: Number.POSITIVE_INFINITY }).on('line', onLine);
      }
      if (input !== undefined) {
        if (holdsInput) channel.write(input);
        else channel.end(input);
      }
      try {
        return await new Promise<CommandOutcome>((resolve) => {
          let exitCode: number | null = null;
          channel.once('exit', (code: number | null) => {
            exitCode = code;
            setTimeout(() => channel.destroy(), leftoverMs).unref();
          });
          channel.once('close', () => resolve({ exitCode, output }));
        });
      } finally {
        signal?.removeEventListener('abort', abort);
      }
    },

    close: drop,
  };
}

function connect(
  { host, port, user, privateKey, hostKey }: SshAddress,
  readyTimeout: number,
  onGone: () => void,
): Promise<Client> {
  return new Promise((resolve, reject) => {
    const client = new ssh2.Client();
    let isTheirs = true;
    const fail = (error: unknown) => {
      onGone();
      reject(isTheirs ? explain(error) : engineError('host-key-changed', error));
    };
    client.once('ready', () => resolve(client));
    client.on('error', fail);
    client.once('close', () => fail(new Error('The connection was closed.')));
    try {
      client.connect({
        host,
        port,
        username: user,
        privateKey,
        readyTimeout,
        keepaliveInterval: keepaliveMs,
        keepaliveCountMax: 3,
        hostVerifier: (key: Buffer) => {
          isTheirs = fingerprintOf(key) === hostKey;
          return isTheirs;
        },
      });
    } catch (error) {
      // Thrown synchronously only for an unreadable private key.
      reject(engineError('refused-key', error));
    }
  });
}
