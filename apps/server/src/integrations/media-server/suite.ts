import { describe } from 'vitest';
import { claimTests } from './suite/claim-tests.ts';
import { editorTests } from './suite/collection-tests.ts';
import { failureTests } from './suite/failure-tests.ts';
import { type Bench, type Harness, useBench } from './suite/harness.ts';
import { inviteTests } from './suite/invite-tests.ts';
import { libraryTests, scanTests } from './suite/library-tests.ts';
import { playingTests, sessionTests } from './suite/session-tests.ts';
import { watchTests } from './suite/watch-tests.ts';

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
