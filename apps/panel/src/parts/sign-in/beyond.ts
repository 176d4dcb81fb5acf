// The parts of the sign-in form that its first paint does not need, behind one import.
export { Links } from './Links.tsx';
export { refusalOf } from './refusal.ts';
export const secondFactor = () => import('../proof/SecondFactor.tsx');
