export { Popover, PopoverTrigger } from '../components/Popover/Popover.tsx';
export type { PopoverProps } from '../components/Popover/popover-props.ts';
