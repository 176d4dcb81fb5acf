export interface SandboxCdn {
  hosts: readonly { adminUrl: string; address: string; listen: string }[];
  /** The name server of the demo. */
  dns: string;
}

interface SandboxVariables {
  KRONOS_SANDBOX_URL: string;
  KRONOS_SANDBOX_CDN_PORT?: number | undefined;
}

/** How many CDN hosts the sandbox has. */
const count = 2;

/**
 * Where the sandbox's CDN hosts and its DNS are: their admin APIs, the ports on which they serve, and the DNS, one after
 * another.
 */
export function readSandboxCdn({
  KRONOS_SANDBOX_URL: url,
  KRONOS_SANDBOX_CDN_PORT: given,
}: SandboxVariables): SandboxCdn {
  const first = given ?? Number(new URL(url).port || 80) + 2;
  const hosts = Array.from({ length: count }, (_, at) => {
    const port = first + count + at;
    // Every browser takes names below localhost to this machine.
    const own = { address: `http://localhost:${port}`, listen: `127.0.0.1:${port}` };
    return { adminUrl: `http://127.0.0.1:${first + at}`, ...own };
  });
  return { hosts, dns: `127.0.0.1:${first + 2 * count}` };
}
