import type { ReactNode } from 'react';
import { Badge } from '../../components/Badge/Badge.tsx';
import * as css from './DemoBanner.css.ts';

export interface DemoBannerProps {
  /** The text of the badge, such as `DEMO MODE` (spec §1). */
  badge: string;
  /** The text: the consequences of the demo for the visitor. */
  children: ReactNode;
  /** The name of the region. @default the badge's text */
  label?: string | undefined;
}

/**
 * A bar that states that the data is not real.
 * @example
 * <DemoBanner badge="Demo">This is a demo.</DemoBanner>
 */
export function DemoBanner({ badge, children, label = badge }: DemoBannerProps) {
  return (
    <section aria-label={label} className={css.banner}>
      <Badge tone="info" variant="solid">
        {badge}
      </Badge>
      <span className={css.text}>{children}</span>
    </section>
  );
}
