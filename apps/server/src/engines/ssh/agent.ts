import { Agent } from 'node:http';
import { PassThrough } from 'node:stream';
import type { ClientChannel } from 'ssh2';
import type { SshConnection } from './connection.ts';

/** More requests than this at once wait their turn. */
const lanes = 32;

/** Carries HTTP to a socket file of a machine: each request in a channel of its own over the one connection. */
export function createSshAgent(connection: SshConnection, socketPath: string): Agent {
  const agent = new Agent({ keepAlive: false, maxSockets: lanes });
  agent.createConnection = (_options, done) => {
    const carry = async () => {
      let channel: ClientChannel;
      try {
        channel = await connection.openSocket(socketPath);
      } catch (error) {
        // Nobody reads the stream beside a failure; its type asks for one.
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

/** What HTTP asks of a TCP socket and a channel has no use for. */
const asSocket = { setKeepAlive() {}, setNoDelay() {}, setTimeout() {}, ref() {}, unref() {} };
