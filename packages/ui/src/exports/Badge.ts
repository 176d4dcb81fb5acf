export { Badge } from '../components/Badge/Badge.tsx';
export type { BadgeProps } from '../components/Badge/Badge.tsx';
export { badgeTones, badgeVariants } from '../components/Badge/badge-options.ts';
export type { BadgeTone, BadgeVariant } from '../components/Badge/badge-options.ts';
