import Docker from 'dockerode';
import { createSshAgent } from '../ssh/agent.ts';
import { createSshConnection, type SshConnection } from '../ssh/connection.ts';
import type { EngineAddress } from '../port.ts';

export type DockerAddress = Extract<EngineAddress, { kind: 'docker' }>;

/**
 * A client for that engine. Every option is passed, unset ones too: dockerode fills absent ones from DOCKER_HOST and
 * related variables, and the panel must never connect to another engine than the node's. The API version is the
 * engine's own.
 */
export function connect(address: DockerAddress, ssh?: SshConnection): Docker {
  if ('ssh' in address) {
    const agent = createSshAgent(ssh ?? createSshConnection(address.ssh), address.ssh.socketPath);
    // The name is only used in the Host header; the agent determines the connection.
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
