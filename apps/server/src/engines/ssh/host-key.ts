import ssh2 from 'ssh2';
import { engineError } from '../failures.ts';
import { explain } from './explain.ts';
import { fingerprintOf } from './fingerprint.ts';

/** The fingerprint of the key that a machine shows, for a person to confirm. Nobody signs in, no user is named. */
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
