import type { Ref } from 'react';
import { Link as RACLink, type LinkProps as RACLinkProps } from 'react-aria-components/Link';
import { classes } from '../../css/classes.ts';
import * as css from './Link.css.ts';

export const linkTones = ['accent', 'neutral'] as const;
export type LinkTone = (typeof linkTones)[number];

export interface LinkProps extends Omit<RACLinkProps, 'className' | 'style' | 'render'> {
  /** Neutral takes the colour of the text around it. @default 'accent' */
  tone?: LinkTone | undefined;
  /** Stands apart from running text, where its place shows what it is: underlined on hover only. @default false */
  isStandalone?: boolean | undefined;
  /** Class for what the kit cannot know; counted in reviews. */
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
