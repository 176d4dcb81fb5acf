export { StatusDot } from '../components/StatusDot/StatusDot.tsx';
export type { StatusDotProps } from '../components/StatusDot/StatusDot.tsx';
export { statusTones } from '../components/StatusDot/status-options.ts';
export type { StatusTone } from '../components/StatusDot/status-options.ts';
