import { jellyfinTests } from '../../../test/suites/media-server/jellyfin-tests.ts';
import { unique } from '../../../test/suites/media-server/harness.ts';
import { sandboxHarness } from '../../../test/suites/media-server/sandbox-harness.ts';
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
