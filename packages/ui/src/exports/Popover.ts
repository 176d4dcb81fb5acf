export { Popover, type PopoverProps, PopoverTrigger } from '../components/Popover/Popover.tsx';
