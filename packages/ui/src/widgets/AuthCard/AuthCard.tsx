import type { ReactNode, Ref } from 'react';
import * as css from './AuthCard.css.ts';

export interface AuthCardProps {
  /** A `Brand`, above the card. */
  brand: ReactNode;
  /** The page's only h1. */
  title: ReactNode;
  /** One sentence under the title. */
  description?: ReactNode;
  /** The form. */
  children: ReactNode;
  /** Links under the card. */
  footer?: ReactNode;
  /** Bars above the page, such as a `DemoBanner`. */
  bars?: ReactNode;
  /** A ref to the h1, to focus it after navigation. */
  titleRef?: Ref<HTMLHeadingElement> | undefined;
}

/**
 * A page with one centred card, for signing in and related tasks.
 * @example
 * <AuthCard brand={brand} title="Sign in">{form}</AuthCard>
 */
export function AuthCard({ brand, title, description, children, footer, bars, titleRef }: AuthCardProps) {
  return (
    <div className={css.page}>
      {bars}
      <main className={css.main}>
        {brand}
        <div className={css.card}>
          <div className={css.titles}>
            <h1 ref={titleRef} tabIndex={-1} className={css.title}>
              {title}
            </h1>
            {description && <p className={css.description}>{description}</p>}
          </div>
          {children}
        </div>
        {footer && <div className={css.footer}>{footer}</div>}
      </main>
    </div>
  );
}
