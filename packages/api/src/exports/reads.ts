export { createReads, type OnOnline, type ReadId, type ReadOptions, type Reads } from '../client/reads.ts';
