import type { ReactNode, Ref } from 'react';
import { Link as RACLink, type LinkProps as RACLinkProps } from 'react-aria-components/Link';
import { classes } from '../../css/classes.ts';
import { button } from '../Button/Button.css.ts';
import type { ButtonProps } from '../Button/Button.tsx';
import { ButtonContent } from '../Button/ButtonContent.tsx';

export interface LinkButtonProps
  extends Omit<RACLinkProps, 'className' | 'style' | 'render' | 'children'>,
    Pick<ButtonProps, 'tone' | 'size' | 'iconStart' | 'iconEnd' | 'isWide' | 'UNSAFE_className'> {
  /** The link's text. Without it the link is as wide as its icon and needs an `aria-label`. */
  children?: ReactNode;
  /** The link's element. */
  ref?: Ref<HTMLAnchorElement> | undefined;
}

/**
 * A link that looks like a button, for the main next step of a page.
 * @example
 * <LinkButton href="/servers/new" tone="accent">New server</LinkButton>
 */
export function LinkButton({
  children,
  tone = 'neutral',
  size = 'medium',
  iconStart,
  iconEnd,
  isWide = false,
  UNSAFE_className,
  ...props
}: LinkButtonProps) {
  const isIconOnly = children === undefined;
  return (
    <RACLink {...props} className={classes(button({ tone, size, isWide, isIconOnly }), UNSAFE_className)}>
      <ButtonContent iconStart={iconStart} iconEnd={iconEnd}>
        {children}
      </ButtonContent>
    </RACLink>
  );
}
