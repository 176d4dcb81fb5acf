import ssh2 from 'ssh2';
import { engineError } from '../failures.ts';
import { explain } from './explain.ts';
import { fingerprintOf } from './fingerprint.ts';

/** Reads the fingerprint of a host's key, for confirmation by a user. No user name is sent. */
export function readHostKey({ host, port }: { host: string; port: number }, timeoutMs: number): Promise<string> {
  return new Promise((resolve, reject) => {
    const client = new ssh2.Client();
    client.on('error', (error) => reject(explain(error)));
    client.once('close', () => reject(engineError('unreachable')));
    client.connect({
      host,
      port,
      username: 'nobody',
      readyTimeout: timeoutMs,
      hostVerifier: (key: Buffer) => {
        resolve(fingerprintOf(key));
        return false;
      },
    });
  });
}
