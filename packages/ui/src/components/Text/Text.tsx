import type { HTMLAttributes, ReactNode } from 'react';
import { classes } from '../../css/classes.ts';
import * as css from './Text.css.ts';
import type { TextElement, TextSize, TextTone, TextWeight } from './text-options.ts';

export interface TextProps extends Omit<HTMLAttributes<HTMLElement>, 'className' | 'style'> {
  /** The words. */
  children: ReactNode;
  /** The element it is. @default 'span' */
  as?: TextElement | undefined;
  /** Pixels at the browser's usual text size; without it, the size of the text around. */
  size?: TextSize | undefined;
  /** Without it, the colour of the text around. Colour alone must not carry the message. */
  tone?: TextTone | undefined;
  /** Without it, the weight of the text around. */
  weight?: TextWeight | undefined;
  /** For commands, addresses and keys. @default false */
  isMono?: boolean | undefined;
  /** Digits of one width, so that numbers line up and do not dance as they change. @default false */
  isNumeric?: boolean | undefined;
  /** One line, cut with an ellipsis; give the whole text elsewhere. @default false */
  isTruncated?: boolean | undefined;
  /** For `time`: the moment, for machines. */
  dateTime?: string | undefined;
  /** Class for what the kit cannot know; counted in reviews. */
  UNSAFE_className?: string | undefined;
}

/**
 * Text in the sizes, weights and colours of the kit.
 * @example
 * <Text size={13} tone="muted">Updated a minute ago</Text>
 */
export function Text({
  as: Element = 'span',
  size,
  tone,
  weight,
  isMono = false,
  isNumeric = false,
  isTruncated = false,
  UNSAFE_className,
  ...props
}: TextProps) {
  const look = css.text({ size, tone, weight, isMono, isNumeric });
  return <Element {...props} className={classes(look, isTruncated && css.truncated, UNSAFE_className)} />;
}
