import { jellyfinTests } from './suite/jellyfin-tests.ts';
import { unique } from './suite/harness.ts';
import { sandboxHarness } from './suite/sandbox-harness.ts';
import { describeMediaServer } from './suite.ts';

describeMediaServer(
  'jellyfin, against the sandbox',
  () =>
    sandboxHarness('jellyfin', {
      vendor: undefined,
      guest: () => ({ how: 'user', name: unique('guest'), password: 'Quiet-Engine-5', libraries: 'all' }),
    }),
  { standIn: { listing: 'GET /Library/VirtualFolders', own: jellyfinTests } },
);
