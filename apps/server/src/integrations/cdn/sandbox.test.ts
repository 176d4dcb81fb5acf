import { freeRow } from '../../../../../scripts/free-ports.mjs';
import { startSandboxProcess } from '../../../test/sandbox-process.ts';
import { describeCdnHost } from '../../../test/suites/cdn.ts';

const setUp = async () => {
  const sandbox = await startSandboxProcess();
  const first = await freeRow(2);
  const { cdnUrls } = await sandbox.surroundings();
  return {
    adminUrl: cdnUrls[0]!,
    ports: [first, first + 1] as const,
    lose: () => sandbox.control('POST', '/cdn/cdn-1/forget'),
    stop: () => sandbox.stop(),
  };
};

describeCdnHost('the sandbox’s Caddy', setUp, { isPicky: true });
