import type { NodeTest } from '@kronos/api/contract';
import { type EngineAddress, EngineError } from '../../engines/port.ts';
import type { Engines } from './engines.ts';

/** How long a test waits for each response. */
const timeoutMs = 8_000;

/** Tests an address. For a host with an unconfirmed key, only the key is read. */
export async function tryAddress(
  engines: Engines,
  address: EngineAddress,
  public_key: string | null,
): Promise<NodeTest> {
  const ssh = address.kind === 'docker' && 'ssh' in address ? address.ssh : undefined;
  const failed = (error: unknown, host_key: string | null): NodeTest => {
    if (!(error instanceof EngineError)) throw error;
    return { success: false, message: error.message, host_key, public_key, found: null };
  };

  let host_key: string | null = null;
  if (ssh) {
    try {
      host_key = await engines.readHostKey(ssh, timeoutMs);
    } catch (error) {
      return failed(error, null);
    }
    if (ssh.hostKey === '') {
      const message = 'The machine responds. Compare its host key with the one you know, then confirm it.';
      return { success: false, message, host_key, public_key, found: null };
    }
  }

  const { engine, host, close } = engines.at(address);
  try {
    const info = await engine.info({ timeoutMs: timeoutMs });
    const report = await host?.report({ timeoutMs: timeoutMs });
    return {
      success: true,
      message: 'The connection works.',
      host_key,
      public_key,
      found: {
        version: info.version,
        cpus: info.cpus,
        memory_bytes: info.memoryBytes,
        disk_bytes: report?.diskBytes ?? null,
        disk_free_bytes: report?.diskFreeBytes ?? null,
        containers: info.containers,
      },
    };
  } catch (error) {
    return failed(error, host_key);
  } finally {
    close();
  }
}
