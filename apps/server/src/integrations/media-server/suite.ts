import { describe } from 'vitest';
import { claimTests } from '../../../test/suites/media-server/claim-tests.ts';
import { editorTests } from '../../../test/suites/media-server/collection-tests.ts';
import { failureTests } from '../../../test/suites/media-server/failure-tests.ts';
import { type Bench, type Harness, useBench } from '../../../test/suites/media-server/harness.ts';
import { inviteTests } from '../../../test/suites/media-server/invite-tests.ts';
import { libraryTests, scanTests } from '../../../test/suites/media-server/library-tests.ts';
import { playingTests, sessionTests } from '../../../test/suites/media-server/session-tests.ts';
import { watchTests } from '../../../test/suites/media-server/watch-tests.ts';

export interface StandInTests {
  /** The request with which the product lists its libraries. */
  listing: string;
  /** The tests that apply to this product only. */
  own?(bench: () => Bench): void;
}

/**
 * Tests everything that the port promises on one product: the same tests for each. Tests that claim servers or make
 * them fail need a stand-in; a real server runs the others and is left unchanged.
 */
export function describeMediaServer(
  name: string,
  setUp: () => Promise<Harness>,
  { obstacle, standIn }: { obstacle?: string | undefined; standIn?: StandInTests } = {},
): void {
  describe.skipIf(obstacle)(`${name}${obstacle === undefined ? '' : `: skipped, ${obstacle}`}`, () => {
    const bench = useBench(setUp);
    libraryTests(bench);
    editorTests(bench);
    watchTests(bench);
    inviteTests(bench);
    sessionTests(bench);
    if (!standIn) return;
    claimTests(bench);
    scanTests(bench);
    playingTests(bench);
    failureTests(bench, standIn.listing);
    standIn.own?.(bench);
  });
}
