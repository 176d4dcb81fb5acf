import { describeHostileCalls } from './withstand.ts';

describeHostileCalls('administering');
