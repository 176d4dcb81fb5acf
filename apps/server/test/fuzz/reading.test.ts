import { describeHostileCalls } from './withstand.ts';

describeHostileCalls('reading');
