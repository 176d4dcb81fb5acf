import type { Ref } from 'react';
import { Link as RACLink, type LinkProps as RACLinkProps } from 'react-aria-components/Link';
import { classes } from '../../css/classes.ts';
import * as css from './Link.css.ts';

export const linkTones = ['accent', 'neutral'] as const;
export type LinkTone = (typeof linkTones)[number];

export interface LinkProps extends Omit<RACLinkProps, 'className' | 'style' | 'render'> {
  /** The colour; `neutral` takes that of the surrounding text. @default 'accent' */
  tone?: LinkTone | undefined;
  /** Whether the link stands apart from running text and is underlined on hover only. @default false */
  isStandalone?: boolean | undefined;
  /** An additional class, for styles that no prop or variant covers. Each use is counted in reviews. */
  UNSAFE_className?: string | undefined;
  /** The link's element. */
  ref?: Ref<HTMLAnchorElement> | undefined;
}

/**
 * A link to another page. For client-side navigation put React Aria's `RouterProvider` above it.
 * @example
 * <Link href="/servers">Servers</Link>
 */
export function Link({ tone = 'accent', isStandalone = false, UNSAFE_className, ...props }: LinkProps) {
  return <RACLink {...props} className={classes(css.link({ tone, isStandalone }), UNSAFE_className)} />;
}
