export { fetchLines } from '../client/lines.ts';
