import { describe, it } from 'vitest';
import { describeEngine } from './suite.ts';
import { dockerHarness, whyNoDocker } from './suite/docker-harness.ts';

const why = whyNoDocker();

if (why === null) describeEngine('docker', dockerHarness);
else describe.skip(`docker engine: skipped, ${why}`, () => it('needs a container engine', () => undefined));
