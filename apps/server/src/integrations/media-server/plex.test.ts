import { collectionTests } from './suite/collection-tests.ts';
import { plexTests } from './suite/plex-tests.ts';
import { ruleTests } from './suite/rule-tests.ts';
import { unique } from './suite/harness.ts';
import { sandboxHarness } from './suite/sandbox-harness.ts';
import { watchedTitleTests } from './suite/watch-tests.ts';
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
