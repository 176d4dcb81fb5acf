import { describeEngine } from './suite.ts';
import { dockerHarness, dockerObstacles } from './suite/docker-harness.ts';

describeEngine('docker', dockerHarness, await dockerObstacles());
