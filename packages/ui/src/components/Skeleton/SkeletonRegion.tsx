import type { ReactNode } from 'react';
import { visuallyHidden } from '../../css/visually-hidden.css.ts';

export interface SkeletonRegionProps {
  /** The name of what is loading, such as "Loading servers". */
  label: string;
  /** Skeletons in the shape of the content. */
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
