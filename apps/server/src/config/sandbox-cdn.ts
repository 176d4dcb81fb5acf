export interface SandboxCdn {
  hosts: readonly { adminUrl: string; address: string; listen: string }[];
  /** The name server of the demo. */
  dns: string;
}

interface SandboxVariables {
  KRONOS_SANDBOX_URL: string;
  KRONOS_SANDBOX_CDN_PORT?: number | undefined;
}

/** The number of CDN hosts in the sandbox. */
const count = 2;

/**
 * Returns the addresses of the sandbox's CDN hosts and DNS on consecutive ports: first the admin APIs, then the ports
 * on which the hosts serve, then the DNS.
 */
export function readSandboxCdn({
  KRONOS_SANDBOX_URL: url,
  KRONOS_SANDBOX_CDN_PORT: given,
}: SandboxVariables): SandboxCdn {
  const first = given ?? Number(new URL(url).port || 80) + 2;
  const hosts = Array.from({ length: count }, (_, at) => {
    const port = first + count + at;
    // Every browser resolves names below localhost to this machine.
    const own = { address: `http://localhost:${port}`, listen: `127.0.0.1:${port}` };
    return { adminUrl: `http://127.0.0.1:${first + at}`, ...own };
  });
  return { hosts, dns: `127.0.0.1:${first + 2 * count}` };
}
