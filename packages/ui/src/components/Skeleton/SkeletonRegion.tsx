import type { ReactNode } from 'react';
import { visuallyHidden } from '../../css/visually-hidden.css.ts';

export interface SkeletonRegionProps {
  /** What is on its way, e.g. "Loading servers". */
  label: string;
  /** Skeletons in the shape of what will come. */
  children: ReactNode;
}

/**
 * A region that announces once that its content is loading.
 * @example
 * <SkeletonRegion label="Loading servers"><Skeleton /></SkeletonRegion>
 */
export function SkeletonRegion({ label, children }: SkeletonRegionProps) {
  return (
    <div aria-busy="true">
      <output className={visuallyHidden}>{label}</output>
      {children}
    </div>
  );
}
