import Docker from 'dockerode';
import type { EngineAddress } from '../port.ts';

export type DockerAddress = Extract<EngineAddress, { kind: 'docker' }>;

/**
 * A client for that engine. Every option is said, unset ones too: dockerode fills what is absent from DOCKER_HOST and
 * its kin, and a panel must never talk to another engine than the node's. The API version stays the engine's own.
 */
export function connect(address: DockerAddress): Docker {
  if ('socketPath' in address) {
    const { socketPath } = address;
    return new Docker({ ...nothing, socketPath, protocol: 'http' });
  }
  const { host, port, tls } = address;
  return new Docker({ ...nothing, host, port, protocol: 'https', ca: tls.ca, cert: tls.cert, key: tls.key });
}

const nothing = {
  socketPath: undefined,
  host: undefined,
  port: undefined,
  ca: undefined,
  cert: undefined,
  key: undefined,
  timeout: undefined,
} satisfies Docker.DockerOptions;
