import Docker from 'dockerode';
import { createSshAgent } from '../ssh/agent.ts';
import { createSshConnection, type SshConnection } from '../ssh/connection.ts';
import type { EngineAddress } from '../port.ts';

export type DockerAddress = Extract<EngineAddress, { kind: 'docker' }>;

/**
 * A client for that engine. Every option is said, unset ones too: dockerode fills what is absent from DOCKER_HOST and
 * its kin, and a panel must never talk to another engine than the node's. The API version stays the engine's own.
 */
export function connect(address: DockerAddress, ssh?: SshConnection): Docker {
  if ('ssh' in address) {
    const agent = createSshAgent(ssh ?? createSshConnection(address.ssh), address.ssh.socketPath);
    // The name is only what the request's Host header says; where it goes is the agent's business.
    const options = { ...nothing, host: 'docker', protocol: 'http' as const, agent };
    return new Docker(options);
  }
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
