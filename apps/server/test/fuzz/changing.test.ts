import { describeHostileCalls } from './withstand.ts';

describeHostileCalls('changing');
