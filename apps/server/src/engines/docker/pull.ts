import { createInterface } from 'node:readline';
import type Docker from 'dockerode';
import { z } from 'zod';
import type { Deadline } from '../call.ts';
import type { PullProgress, RegistryAccount } from '../port.ts';

const line = z.object({
  id: z.string().optional(),
  status: z.string().optional(),
  error: z.string().optional(),
  progressDetail: z.object({ current: z.number().optional(), total: z.number().optional() }).optional(),
});

/**
 * Pulls an image and reports each layer's progress. A failure after the first line is sent as another line, with
 * status 200.
 */
export async function pullImage(
  docker: Docker,
  image: string,
  { deadline, silenceMs, account }: { deadline: Deadline; silenceMs: number; account: RegistryAccount | undefined },
  onProgress: ((progress: PullProgress) => void) | undefined,
): Promise<void> {
  const stream = await docker.pull(image, {
    abortSignal: deadline.signal,
    ...(account && { authconfig: toAuthConfig(account) }),
  });
  deadline.touch(silenceMs);
  for await (const text of createInterface({ input: stream })) {
    deadline.touch(silenceMs);
    const { id, status, error, progressDetail } = line.parse(JSON.parse(text));
    if (error !== undefined) throw new Error(error);
    if (id === undefined || status === undefined) continue;
    const { current, total } = progressDetail ?? {};
    onProgress?.({
      layer: id,
      status,
      ...(current !== undefined && { current }),
      ...(total !== undefined && { total }),
    });
  }
}

/** Docker identifies its own registry by a legacy address. */
const toAuthConfig = ({ host, username, password }: RegistryAccount) => ({
  username,
  password,
  serveraddress: host === 'docker.io' ? 'https://index.docker.io/v1/' : host,
});
