import { unique } from '../../../test/suites/media-server/harness.ts';
import { readReal, realHarness } from '../../../test/suites/media-server/real-harness.ts';
import { describeMediaServer } from './suite.ts';

for (const type of ['plex', 'emby', 'jellyfin'] as const) {
  const real = readReal(type, process.env);
  describeMediaServer(`${type}, a real one`, () => realHarness(type, real, unique), {
    obstacle: real ? undefined : `KRONOS_TEST_${type.toUpperCase()}_URL is not set`,
  });
}
