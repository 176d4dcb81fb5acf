import { describeHostileCalls } from './withstand.ts';

describeHostileCalls('servers');
