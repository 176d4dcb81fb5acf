import { describe } from 'vitest';
import { archiveTests } from './suite/archive-tests.ts';
import { useBench } from './suite/bench.ts';
import { eventTests } from './suite/event-tests.ts';
import { failureTests } from './suite/failure-tests.ts';
import type { Harness } from './suite/harness.ts';
import { imageTests } from './suite/image-tests.ts';
import { lifeTests } from './suite/life-tests.ts';
import { memoryTests } from './suite/memory-tests.ts';
import { reachTests } from './suite/reach-tests.ts';
import { requestTests } from './suite/request-tests.ts';
import { watchTests } from './suite/watch-tests.ts';

export interface Obstacles {
  /** The reason why there is no such engine here. */
  engine?: string | undefined;
  /** The reason why it cannot enforce memory limits. */
  memory?: string | undefined;
}

/**
 * Tests everything that the port promises on one engine: the same tests for each. Skipped ones show the reason in
 * their title.
 */
export function describeEngine(name: string, setUp: () => Promise<Harness>, { engine, memory }: Obstacles = {}): void {
  describe.skipIf(engine)(`${name} engine${because(engine)}`, () => {
    const bench = useBench(setUp);
    lifeTests(bench);
    imageTests(bench);
    archiveTests(bench);
    eventTests(bench);
    watchTests(bench);
    failureTests(bench);
    reachTests(bench);
    requestTests(bench);
    describe.skipIf(memory)(`memory${because(memory)}`, () => {
      memoryTests(bench);
    });
  });
}

/** Returns the suffix of a skipped title. */
export const because = (obstacle: string | undefined) => (obstacle === undefined ? '' : `: skipped, ${obstacle}`);
