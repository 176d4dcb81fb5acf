import { type HTMLAttributes, type ReactNode, useId } from 'react';
import { classes } from '../../css/classes.ts';
import { Heading } from '../Heading/Heading.tsx';
import type { HeadingLevel } from '../Heading/heading-options.ts';
import * as css from './Card.css.ts';

export const cardTones = ['panel', 'outline'] as const;
export type CardTone = (typeof cardTones)[number];

export interface CardProps extends Omit<HTMLAttributes<HTMLElement>, 'className' | 'style' | 'title'> {
  /** The card's content. */
  children?: ReactNode;
  /** The element to render; use `article` for content that makes sense outside its page. @default 'section' */
  as?: 'section' | 'article' | 'div' | 'li' | undefined;
  /** The surface: `panel` is raised above the page, `outline` only draws a border. @default 'panel' */
  tone?: CardTone | undefined;
  /** The card's title; it also names the landmark when the card is a section or an article. */
  title?: ReactNode;
  /** The heading level of the title. @default 2 */
  level?: HeadingLevel | undefined;
  /** A line under the title. */
  description?: ReactNode;
  /** Buttons at the end of the title's line. */
  actions?: ReactNode;
  /** A quiet line at the bottom. */
  footer?: ReactNode;
  /** Whether the content has no padding, for tables and pictures. @default false */
  isFlush?: boolean | undefined;
  /** An additional class, for styles that no prop or variant covers. Each use is counted in reviews. */
  UNSAFE_className?: string | undefined;
}

/**
 * A panel for one subject, with an optional title.
 * @example
 * <Card title="Storage">{content}</Card>
 */
export function Card({
  children,
  as: Element = 'section',
  tone = 'panel',
  title,
  level = 2,
  description,
  actions,
  footer,
  isFlush = false,
  UNSAFE_className,
  ...props
}: CardProps) {
  const titleId = useId();
  const hasTitle = title !== undefined;
  const name = hasTitle && Element !== 'div' && Element !== 'li' ? { 'aria-labelledby': titleId } : {};
  return (
    <Element {...name} {...props} className={classes(css.card({ tone }), UNSAFE_className)}>
      {hasTitle && (
        <div className={css.header}>
          <div className={css.titles}>
            <Heading id={titleId} level={level} size={14}>
              {title}
            </Heading>
            {description !== undefined && <p className={css.description}>{description}</p>}
          </div>
          {actions !== undefined && <div className={css.actions}>{actions}</div>}
        </div>
      )}
      {children !== undefined && <div className={css.body({ isFlush, hasHeader: hasTitle })}>{children}</div>}
      {footer !== undefined && <div className={css.footer}>{footer}</div>}
    </Element>
  );
}
