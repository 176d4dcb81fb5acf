export { Skeleton } from '../components/Skeleton/Skeleton.tsx';
export type { SkeletonProps } from '../components/Skeleton/Skeleton.tsx';
export { SkeletonRegion } from '../components/Skeleton/SkeletonRegion.tsx';
export type { SkeletonRegionProps } from '../components/Skeleton/SkeletonRegion.tsx';
export { skeletonShapes, skeletonWidths } from '../css/skeleton-options.ts';
export type { SkeletonShape, SkeletonWidth } from '../css/skeleton-options.ts';
