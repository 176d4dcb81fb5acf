import { describe } from 'vitest';
import { archiveTests } from './suite/archive-tests.ts';
import { useBench } from './suite/bench.ts';
import { failureTests } from './suite/failure-tests.ts';
import type { Harness } from './suite/harness.ts';
import { lifeTests } from './suite/life-tests.ts';
import { reachTests } from './suite/reach-tests.ts';

/** Everything the port promises, asked of one engine: the same tests for each. */
export function describeEngine(name: string, setUp: () => Promise<Harness>): void {
  describe(`${name} engine`, () => {
    const bench = useBench(setUp);
    lifeTests(bench);
    archiveTests(bench);
    failureTests(bench);
    reachTests(bench);
  });
}
