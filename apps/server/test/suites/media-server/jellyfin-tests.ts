import type { Bench } from './harness.ts';
import { userTests } from './user-tests.ts';

/** What only Jellyfin has. */
export const jellyfinTests = (bench: () => Bench): void => userTests(bench, '');
