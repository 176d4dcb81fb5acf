import { describeEngine } from '../../test/suites/engines.ts';
import { dockerHarness, dockerObstacles } from '../../test/suites/engines/docker-harness.ts';

describeEngine('docker', dockerHarness, await dockerObstacles());
