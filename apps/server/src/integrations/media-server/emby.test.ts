import { embyTests } from '../../../test/suites/media-server/emby-tests.ts';
import { unique } from '../../../test/suites/media-server/harness.ts';
import { sandboxHarness } from '../../../test/suites/media-server/sandbox-harness.ts';
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
