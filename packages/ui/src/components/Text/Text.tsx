import type { HTMLAttributes, ReactNode } from 'react';
import { classes } from '../../css/classes.ts';
import * as css from './Text.css.ts';
import type { TextElement, TextSize, TextTone, TextWeight } from './text-options.ts';

export interface TextProps extends Omit<HTMLAttributes<HTMLElement>, 'className' | 'style'> {
  /** The text. */
  children: ReactNode;
  /** The element to render. @default 'span' */
  as?: TextElement | undefined;
  /** The size in pixels at the browser's default text size; without it, that of the surrounding text. */
  size?: TextSize | undefined;
  /** The colour; without it, that of the surrounding text. Colour alone must not carry the message. */
  tone?: TextTone | undefined;
  /** The weight; without it, that of the surrounding text. */
  weight?: TextWeight | undefined;
  /** Whether the font is monospaced, for commands, addresses and keys. @default false */
  isMono?: boolean | undefined;
  /** Whether digits have one width, so that numbers line up and do not shift as they change. @default false */
  isNumeric?: boolean | undefined;
  /** Whether the text is truncated to one line with an ellipsis. Show the full text elsewhere. @default false */
  isTruncated?: boolean | undefined;
  /** The machine-readable time of a `time` element. */
  dateTime?: string | undefined;
  /** An additional class, for styles that no prop or variant covers. Each use is counted in reviews. */
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
