import { freePort } from '../../../../scripts/free-ports.mjs';
import { startSandboxProcess } from '../../test/sandbox-process.ts';
import type { EngineAddress } from './port.ts';
import { describeEngine } from '../../test/suites/engines.ts';
import { listenOn, portOf, unique } from '../../test/suites/engines/harness.ts';

describeEngine('sandbox', async () => {
  const sandbox = await startSandboxProcess();
  const hung = await listenOn(0);

  return {
    address: { kind: 'sandbox', url: sandbox.url, node: 'test' },
    image: 'kronos/jellyfin',
    mediaPort: 8096,
    pullableImage: 'kronos/plex:beta',
    imageLabels: {},
    privateImage: 'registry.sandbox.test/kronos/plex:latest',
    account: { host: 'registry.sandbox.test', username: 'kronos', password: 'sandbox-registry' },
    unknownImage: 'kronos/nothing:latest',
    slowImage: 'kronos/emby:beta',
    dead: [address(await freePort())],
    hung: address(portOf(hung)),
    async fillDisk() {
      await sandbox.fault({ operation: 'writeArchive', fault: 'disk-full', times: 1 });
      return { source: unique('small') };
    },
    async starve(spec) {
      await sandbox.fault({ container: spec.name, fault: 'oom' });
      return spec;
    },
    reset: () => sandbox.clearFaults(),
    async close() {
      hung.close();
      await sandbox.stop();
    },
  };
});

function address(port: number): EngineAddress {
  return { kind: 'sandbox', url: `http://127.0.0.1:${port}`, node: 'test' };
}
