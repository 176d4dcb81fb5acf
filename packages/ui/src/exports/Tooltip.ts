export { Tooltip } from '../components/Tooltip/Tooltip.tsx';
export type { TooltipProps } from '../components/Tooltip/tooltip-props.ts';
