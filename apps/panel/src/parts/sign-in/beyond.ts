// What signing in takes beyond the form's first sight, behind one import of the start.
export { Links } from './Links.tsx';
export { refusalOf } from './refusal.ts';
export const secondFactor = () => import('../proof/SecondFactor.tsx');
