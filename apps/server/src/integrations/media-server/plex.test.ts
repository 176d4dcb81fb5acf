import { collectionTests } from '../../../test/suites/media-server/collection-tests.ts';
import { plexTests } from '../../../test/suites/media-server/plex-tests.ts';
import { ruleTests } from '../../../test/suites/media-server/rule-tests.ts';
import { unique } from '../../../test/suites/media-server/harness.ts';
import { sandboxHarness } from '../../../test/suites/media-server/sandbox-harness.ts';
import { watchedTitleTests } from '../../../test/suites/media-server/watch-tests.ts';
import { describeMediaServer } from './suite.ts';

describeMediaServer(
  'plex, against the sandbox',
  () =>
    sandboxHarness('plex', {
      vendor: 'plex.tv',
      guest: () => ({ how: 'share', email: `${unique('guest').replace(' ', '-')}@kronos.test`, libraries: 'all' }),
    }),
  {
    standIn: {
      listing: 'GET /library/sections',
      own(bench) {
        plexTests(bench);
        collectionTests(bench);
        ruleTests(bench);
        watchedTitleTests(bench);
      },
    },
  },
);
