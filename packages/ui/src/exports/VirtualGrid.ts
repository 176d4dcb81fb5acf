export type { PosterItem } from '../components/VirtualGrid/Poster.tsx';
export { VirtualGrid, type VirtualGridProps } from '../components/VirtualGrid/VirtualGrid.tsx';
export { type AvailabilityTone, availabilityTones } from '../components/VirtualGrid/virtual-grid-options.ts';
