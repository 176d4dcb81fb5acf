import { describeHostileCalls } from './withstand.ts';

describeHostileCalls('guests');
