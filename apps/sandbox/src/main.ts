import { fileURLToPath } from 'node:url';
import { readSettings } from './settings.ts';
import { startSandbox } from './start.ts';

// Both src/ and dist/ are three folders below the repository root.
const root = fileURLToPath(new URL('../../..', import.meta.url));

try {
  const settings = readSettings(process.env, root);
  const sandbox = await startSandbox(settings);
  process.stdout.write(
    `Sandbox listening on ${sandbox.url}, mail on port ${sandbox.smtpPort}, data in ${settings.dataFolder}\n`,
  );
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => void sandbox.stop().then(() => process.exit(0)));
  }
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}
