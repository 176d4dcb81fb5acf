import * as css from '../../css/skeleton.css.ts';
import type { SkeletonShape, SkeletonWidth } from '../../css/skeleton-options.ts';

export interface SkeletonProps {
  /** The shape of the content that is loading. @default 'text' */
  shape?: SkeletonShape | undefined;
  /** The width in per cent of the container's. A circle has a fixed width. @default 100 */
  width?: SkeletonWidth | undefined;
}

/**
 * A placeholder with the shape of content that is loading. Screen readers ignore it; the `SkeletonRegion` around it is
 * announced.
 * @example
 * <Skeleton shape="title" width={40} />
 */
export function Skeleton({ shape = 'text', width = 100 }: SkeletonProps) {
  return <span aria-hidden="true" className={css.skeleton(shape === 'circle' ? { shape } : { shape, width })} />;
}
