import type { ReactNode, Ref } from 'react';
import { Link as RACLink, type LinkProps as RACLinkProps } from 'react-aria-components/Link';
import { classes } from '../../css/classes.ts';
import type { ButtonSize, ButtonTone } from '../Button/Button.tsx';
import { button } from '../Button/Button.css.ts';
import { ButtonContent } from '../Button/ButtonContent.tsx';

export interface LinkButtonProps extends Omit<RACLinkProps, 'className' | 'style' | 'render' | 'children'> {
  /** Where it leads. Without it the link is as wide as its icon and needs an `aria-label`. */
  children?: ReactNode;
  /** As of `Button`. @default 'neutral' */
  tone?: ButtonTone | undefined;
  /** @default 'medium' */
  size?: ButtonSize | undefined;
  /** Icon before the words. */
  iconStart?: ReactNode;
  /** Icon after the words. */
  iconEnd?: ReactNode;
  /** As wide as its place. @default false */
  isWide?: boolean | undefined;
  /** Class for what the kit cannot know; counted in reviews. */
  UNSAFE_className?: string | undefined;
  ref?: Ref<HTMLAnchorElement> | undefined;
}

/** A link that looks like a button: goes somewhere, and is a main action of its place. */
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
