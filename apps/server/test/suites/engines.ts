import { describe } from 'vitest';
import { archiveTests } from './engines/archive-tests.ts';
import { useBench } from './engines/bench.ts';
import { eventTests } from './engines/event-tests.ts';
import { failureTests } from './engines/failure-tests.ts';
import type { Harness } from './engines/harness.ts';
import { imageTests } from './engines/image-tests.ts';
import { lifeTests } from './engines/life-tests.ts';
import { memoryTests } from './engines/memory-tests.ts';
import { reachTests } from './engines/reach-tests.ts';
import { requestTests } from './engines/request-tests.ts';
import { watchTests } from './engines/watch-tests.ts';

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
