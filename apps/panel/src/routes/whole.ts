/** What comes when somebody goes further than the sign-in page. */
export { decide } from './decide.ts';
export { routes as table } from './table.ts';
