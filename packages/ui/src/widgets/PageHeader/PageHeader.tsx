import type { ReactNode, Ref } from 'react';
import * as css from './PageHeader.css.ts';

export interface PageHeaderProps {
  /** The page's only h1. */
  title: ReactNode;
  /** One sentence about the page. */
  description?: ReactNode;
  /** Buttons at the end of the title's line; the main action comes last. */
  actions?: ReactNode;
  /** The id of the h1. @default 'page-title' */
  titleId?: string | undefined;
  /** A ref to the h1, to focus it after navigation. */
  titleRef?: Ref<HTMLHeadingElement> | undefined;
}

/**
 * The top of a page: its title and the actions that concern all of it.
 * @example
 * <PageHeader title="Servers" actions={actions} />
 */
export function PageHeader({ title, description, actions, titleId = 'page-title', titleRef }: PageHeaderProps) {
  return (
    <div className={css.header}>
      <div className={css.titles}>
        <h1 id={titleId} ref={titleRef} tabIndex={-1} className={css.title}>
          {title}
        </h1>
        {description && <p className={css.description}>{description}</p>}
      </div>
      {actions && <div className={css.actions}>{actions}</div>}
    </div>
  );
}
