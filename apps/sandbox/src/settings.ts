import { resolve } from 'node:path';
import { z } from 'zod';

const schema = z.object({
  KRONOS_SANDBOX_PORT: z.coerce.number().int().min(0).max(65_535).default(4510),
  KRONOS_SANDBOX_SMTP_PORT: z.coerce.number().int().min(0).max(65_535).optional(),
  KRONOS_SANDBOX_CDN_PORT: z.coerce.number().int().min(0).max(65_530).optional(),
  KRONOS_SANDBOX_DATA: z.string().min(1).optional(),
  KRONOS_SANDBOX_START_MS: z.coerce.number().int().min(0).max(600_000).default(1_200),
  KRONOS_SANDBOX_RESTART_MS: z.coerce.number().int().min(0).max(600_000).default(1_000),
  KRONOS_SANDBOX_SCAN_MS: z.coerce.number().int().min(0).max(600_000).default(4_000),
  KRONOS_SANDBOX_UNPACK_MS: z.coerce.number().int().min(0).max(600_000).default(4_000),
});

/** Reads the environment once; throws one sentence that names the variable. `root` is the repository's folder. */
export function readSettings(environment: NodeJS.ProcessEnv, root: string) {
  const parsed = schema.safeParse(environment);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    throw new Error(`${String(issue?.path[0])} is invalid: ${issue?.message}.`);
  }
  const given = parsed.data;
  const port = given.KRONOS_SANDBOX_PORT;
  return {
    port,
    // By default the ports that follow the sandbox's own.
    smtpPort: given.KRONOS_SANDBOX_SMTP_PORT ?? (port === 0 ? 0 : port + 1),
    cdnPort: given.KRONOS_SANDBOX_CDN_PORT ?? (port === 0 ? 0 : port + 2),
    dataFolder: given.KRONOS_SANDBOX_DATA ? resolve(given.KRONOS_SANDBOX_DATA) : resolve(root, '.kronos/sandbox'),
    startDelayMs: given.KRONOS_SANDBOX_START_MS,
    restartDelayMs: given.KRONOS_SANDBOX_RESTART_MS,
    scanMs: given.KRONOS_SANDBOX_SCAN_MS,
    unpackMs: given.KRONOS_SANDBOX_UNPACK_MS,
  };
}
