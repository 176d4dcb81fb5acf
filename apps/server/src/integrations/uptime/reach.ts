import { connect } from 'node:net';
import type { Ping, Reach } from '../../domain/uptime/port.ts';

/** Checks ports, web addresses and hosts from this machine. */
export const createReach =
  (ping: Pick<Ping, 'answers'>): Reach =>
  async (target, timeoutMs) => {
    const late = AbortSignal.timeout(timeoutMs);
    const lateWords = `No response within ${timeoutMs / 1000} seconds.`;
    try {
      if (target.kind === 'ping') return (await ping.answers(target.host, timeoutMs)) ? null : lateWords;
      return target.kind === 'tcp' ? await knock(target, late) : await ask(target.url, late);
    } catch (error) {
      return late.aborted ? lateWords : wordsOf(error);
    }
  };

/** Opens a connection and closes it. */
function knock({ host, port }: { host: string; port: number }, signal: AbortSignal): Promise<null> {
  return new Promise((resolve, reject) => {
    const socket = connect({ host, port });
    const stop = () => socket.destroy(new Error('too late'));
    signal.addEventListener('abort', stop, { once: true });
    socket.once('connect', () => resolve(null));
    socket.once('error', reject);
    socket.once('connect', () => socket.destroy());
    socket.once('close', () => signal.removeEventListener('abort', stop));
  });
}

/** A redirect counts as a response; it is not followed, as it may lead anywhere. */
async function ask(url: string, signal: AbortSignal): Promise<string | null> {
  const response = await fetch(url, { signal, redirect: 'manual', headers: { 'User-Agent': 'Kronos uptime check' } });
  await response.body?.cancel();
  return response.status < 400 ? null : `It responded with the status ${response.status}.`;
}

const words: Readonly<Record<string, string>> = {
  ENOENT: 'The panel’s machine has no ping program.',
  ECONNREFUSED: 'The connection was refused.',
  ECONNRESET: 'The connection was interrupted.',
  ENOTFOUND: 'Its name is unknown.',
  EAI_AGAIN: 'Its name could not be looked up.',
  EHOSTUNREACH: 'The host cannot be reached.',
  ENETUNREACH: 'Its network cannot be reached.',
  ETIMEDOUT: 'The connection timed out.',
  CERT_HAS_EXPIRED: 'Its certificate has expired.',
  DEPTH_ZERO_SELF_SIGNED_CERT: 'Its certificate is self-signed.',
  ERR_TLS_CERT_ALTNAME_INVALID: 'Its certificate is for another name.',
};

/** The cause of a failed fetch says what went wrong; if a name has several addresses, the first failure counts. */
function wordsOf(error: unknown): string {
  const code = codeOf(error);
  return code === undefined ? 'The connection failed.' : (words[code] ?? `The connection failed (${code}).`);
}

function codeOf(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  if ('code' in error && typeof error.code === 'string') return error.code;
  if (error instanceof AggregateError) return codeOf(error.errors[0]);
  return codeOf(error.cause);
}
