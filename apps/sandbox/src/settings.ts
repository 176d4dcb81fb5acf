import { resolve } from 'node:path';
import { z } from 'zod';

const schema = z.object({
  KRONOS_SANDBOX_PORT: z.coerce.number().int().min(0).max(65_535).default(4510),
  KRONOS_SANDBOX_DATA: z.string().min(1).optional(),
  KRONOS_SANDBOX_START_MS: z.coerce.number().int().min(0).max(600_000).default(1_200),
});

/** The environment, read once; throws a sentence that names the variable. `root` is the repository's folder. */
export function readSettings(environment: NodeJS.ProcessEnv, root: string) {
  const parsed = schema.safeParse(environment);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    throw new Error(`${String(issue?.path[0])} is not usable: ${issue?.message}.`);
  }
  const { KRONOS_SANDBOX_PORT: port, KRONOS_SANDBOX_DATA: data, KRONOS_SANDBOX_START_MS: startDelayMs } = parsed.data;
  return { port, dataFolder: data ? resolve(data) : resolve(root, '.kronos/sandbox'), startDelayMs };
}
