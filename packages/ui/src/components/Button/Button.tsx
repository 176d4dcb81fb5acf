import type { ReactNode, Ref } from 'react';
import { Button as RACButton, type ButtonProps as RACButtonProps } from 'react-aria-components/Button';
import { classes } from '../../css/classes.ts';
import { defaultBaseMessages } from '../../i18n/base-messages.ts';
import { useWords } from '../../i18n/use-words.ts';
import { Spinner } from '../Spinner/Spinner.tsx';
import * as css from './Button.css.ts';
import { ButtonContent } from './ButtonContent.tsx';

export const buttonTones = ['accent', 'neutral', 'danger', 'quiet'] as const;
export type ButtonTone = (typeof buttonTones)[number];

export const buttonSizes = ['small', 'medium'] as const;
export type ButtonSize = (typeof buttonSizes)[number];

export interface ButtonProps extends Omit<RACButtonProps, 'className' | 'style' | 'render' | 'children'> {
  /** The label, starting with a verb. Without it the button is as wide as its icon and needs an `aria-label`. */
  children?: ReactNode;
  /**
   * The importance: `accent` for the one main action, `danger` for what cannot be undone, `quiet` where there are many
   * buttons. @default 'neutral'
   */
  tone?: ButtonTone | undefined;
  /** The height of the button. @default 'medium' */
  size?: ButtonSize | undefined;
  /** An icon before the label. */
  iconStart?: ReactNode;
  /** An icon after the label. */
  iconEnd?: ReactNode;
  /** Whether the button takes the full width of its container. @default false */
  isWide?: boolean | undefined;
  /**
   * Whether the button does nothing but stays focusable, unlike with `isDisabled`, so that its `aria-describedby` can
   * give the reason. @default false
   */
  isUnavailable?: boolean | undefined;
  /** The text that screen readers announce while `isPending`. @default the kit's "in progress" */
  pendingLabel?: string | undefined;
  /** An additional class, for styles that no prop or variant covers. Each use is counted in reviews. */
  UNSAFE_className?: string | undefined;
  /** The button's element. */
  ref?: Ref<HTMLButtonElement> | undefined;
}

/**
 * A button that performs an action on the page. For navigation use `Link` or `LinkButton`.
 * @example
 * <Button tone="accent" onPress={save}>Save</Button>
 */
export function Button({
  children,
  tone = 'neutral',
  size = 'medium',
  iconStart,
  iconEnd,
  isWide = false,
  isUnavailable = false,
  pendingLabel,
  UNSAFE_className,
  ...props
}: ButtonProps) {
  const messages = useWords(defaultBaseMessages);
  const isIconOnly = children === undefined;
  return (
    <RACButton
      {...props}
      {...(isUnavailable && unavailable)}
      className={classes(css.button({ tone, size, isWide, isIconOnly }), UNSAFE_className)}
    >
      {({ isPending }) => (
        <>
          <ButtonContent iconStart={iconStart} iconEnd={iconEnd}>
            {children}
          </ButtonContent>
          {isPending && (
            <span className={css.pending}>
              <Spinner label={pendingLabel ?? messages.pending} />
            </span>
          )}
        </>
      )}
    </RACButton>
  );
}

const unavailable: RACButtonProps = {
  type: 'button',
  'aria-disabled': true,
  onPress: undefined,
  render: (props) => <button {...props} data-disabled />,
};
