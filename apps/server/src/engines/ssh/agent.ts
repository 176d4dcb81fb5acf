import { Agent } from 'node:http';
import { PassThrough } from 'node:stream';
import type { ClientChannel } from 'ssh2';
import type { SshConnection } from './connection.ts';

/** Requests beyond this number are queued. */
const lanes = 32;

/** Sends HTTP to a socket file of a host: each request in a channel of its own over the one connection. */
export function createSshAgent(connection: SshConnection, socketPath: string): Agent {
  const agent = new Agent({ keepAlive: false, maxSockets: lanes });
  agent.createConnection = (_options, done) => {
    const carry = async () => {
      let channel: ClientChannel;
      try {
        channel = await connection.openSocket(socketPath);
      } catch (error) {
        // The stream that accompanies a failure is not read; the type requires one.
        done?.(error instanceof Error ? error : new Error(String(error)), new PassThrough().destroy());
        return;
      }
      done?.(null, Object.assign(channel, asSocket));
    };
    void carry();
    return undefined;
  };
  return agent;
}

/** The methods of a TCP socket that HTTP calls and a channel does not need. */
const asSocket = { setKeepAlive() {}, setNoDelay() {}, setTimeout() {}, ref() {}, unref() {} };
