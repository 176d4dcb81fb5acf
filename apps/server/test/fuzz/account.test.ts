import { describeHostileCalls } from './withstand.ts';

describeHostileCalls('account');
