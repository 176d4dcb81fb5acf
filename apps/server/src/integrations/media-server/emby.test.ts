import { embyTests } from './suite/emby-tests.ts';
import { unique } from './suite/harness.ts';
import { sandboxHarness } from './suite/sandbox-harness.ts';
import { describeMediaServer } from './suite.ts';

describeMediaServer(
  'emby, against the sandbox',
  () =>
    sandboxHarness('emby', {
      vendor: 'connect.emby.media',
      guest: () => ({ how: 'user', name: unique('guest'), libraries: 'all' }),
    }),
  { standIn: { listing: 'GET /emby/Library/VirtualFolders', own: embyTests } },
);
