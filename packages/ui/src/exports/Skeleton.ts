export { Skeleton } from '../components/Skeleton/Skeleton.tsx';
export type { SkeletonProps } from '../components/Skeleton/Skeleton.tsx';
export { SkeletonRegion } from '../components/Skeleton/SkeletonRegion.tsx';
export type { SkeletonRegionProps } from '../components/Skeleton/SkeletonRegion.tsx';
export { skeletonShapes, skeletonWidths } from '../components/Skeleton/skeleton-options.ts';
export type { SkeletonShape, SkeletonWidth } from '../components/Skeleton/skeleton-options.ts';
