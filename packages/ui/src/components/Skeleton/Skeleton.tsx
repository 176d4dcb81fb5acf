import * as css from './Skeleton.css.ts';
import type { SkeletonShape, SkeletonWidth } from './skeleton-options.ts';

export interface SkeletonProps {
  /** What it stands for. @default 'text' */
  shape?: SkeletonShape | undefined;
  /** Share of the place's width, in per cent. A circle has its own. @default 100 */
  width?: SkeletonWidth | undefined;
}

/** Keeps the place of something that is on its way. Silent: the `SkeletonRegion` round it speaks. */
export function Skeleton({ shape = 'text', width = 100 }: SkeletonProps) {
  return <span aria-hidden="true" className={css.skeleton(shape === 'circle' ? { shape } : { shape, width })} />;
}
