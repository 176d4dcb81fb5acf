import { afterAll, afterEach, beforeAll } from 'vitest';
import { freePort } from '../../../../../scripts/free-ports.mjs';
import { createEngine } from '../../../src/engines/index.ts';
import type { ContainerSpec, NodeEngine } from '../../../src/engines/port.ts';
import { type Harness, unique } from './harness.ts';

export interface Bench {
  readonly harness: Harness;
  readonly engine: NodeEngine;
  /** The label of everything that this run creates. */
  readonly labels: Record<string, string>;
  /** Returns the spec of a working server on a free port, with the test's changes. */
  spec: (changes?: Partial<ContainerSpec>) => Promise<ContainerSpec>;
}

/** Sets up the engine for a block of tests, and removes what each test left behind. */
export function useBench(setUp: () => Promise<Harness>): () => Bench {
  let bench: Bench | undefined;

  beforeAll(async () => {
    const harness = await setUp();
    const engine = createEngine(harness.address, { timeoutMs: 20_000 });
    const labels = { 'kronos.test': unique('run') };
    bench = {
      harness,
      engine,
      labels,
      spec: async (changes = {}) => {
        return {
          name: unique('server'),
          image: harness.image,
          env: { SERVER_NAME: 'Test server' },
          ports: [{ host: await freePort(), container: harness.mediaPort }],
          hostAddress: '127.0.0.1',
          mounts: [],
          limits: {},
          labels,
          ...changes,
        };
      },
    };
  });

  afterEach(async () => {
    if (!bench) return;
    await bench.harness.reset();
    for (const { id } of await bench.engine.list(bench.labels)) await bench.engine.remove(id);
  });

  afterAll(() => bench?.harness.close());

  return () => {
    if (!bench) throw new Error('The bench stands only while its tests run.');
    return bench;
  };
}
