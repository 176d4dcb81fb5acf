import { createContext, type ReactNode, type Ref, useContext } from 'react';
import {
  ToggleButton as RACToggleButton,
  type ToggleButtonProps as RACToggleButtonProps,
} from 'react-aria-components/ToggleButton';
import {
  ToggleButtonGroup as RACToggleButtonGroup,
  type ToggleButtonGroupProps as RACToggleButtonGroupProps,
} from 'react-aria-components/ToggleButtonGroup';
import { classes } from '../../css/classes.ts';
import * as button from '../Button/Button.css.ts';
import type { ButtonSize } from '../Button/Button.tsx';
import { ButtonContent } from '../Button/ButtonContent.tsx';
import * as css from './ToggleButton.css.ts';

/** The size of the buttons in a group. */
const GroupSize = createContext<ButtonSize | undefined>(undefined);

export const toggleButtonTones = ['neutral', 'quiet'] as const;
export type ToggleButtonTone = (typeof toggleButtonTones)[number];

export interface ToggleButtonProps
  extends Omit<RACToggleButtonProps, 'className' | 'style' | 'render' | 'children' | 'slot'> {
  /**
   * The label: what is on while the button is pressed. It never changes with the state. Without it the button needs an
   * `aria-label`.
   */
  children?: ReactNode;
  /** The importance: `quiet` where there are many buttons. Buttons in a group are always quiet. @default 'neutral' */
  tone?: ToggleButtonTone | undefined;
  /** The height of the button; in a group, that of the group. @default 'medium' */
  size?: ButtonSize | undefined;
  /** An icon before the label. */
  iconStart?: ReactNode;
  /** An additional class, for styles that no prop or variant covers. Each use is counted in reviews. */
  UNSAFE_className?: string | undefined;
  /** The button's element. */
  ref?: Ref<HTMLButtonElement> | undefined;
}

/**
 * A button that is on or off.
 * @example
 * <ToggleButton>Wrap lines</ToggleButton>
 */
export function ToggleButton({
  children,
  tone = 'neutral',
  size = 'medium',
  iconStart,
  UNSAFE_className,
  ...props
}: ToggleButtonProps) {
  const groupSize = useContext(GroupSize);
  const look = button.button({
    tone: groupSize ? 'quiet' : tone,
    size: groupSize ?? size,
    isIconOnly: children === undefined,
  });
  const place = [groupSize && css.inGroup, groupSize === 'small' && css.inSmallGroup];
  return (
    <RACToggleButton {...props} className={classes(look, css.toggle, ...place, UNSAFE_className)}>
      <ButtonContent iconStart={iconStart}>{children}</ButtonContent>
    </RACToggleButton>
  );
}

export interface ToggleButtonGroupProps
  extends Omit<RACToggleButtonGroupProps, 'className' | 'style' | 'render' | 'children' | 'slot' | 'aria-label'> {
  /** The name of the group, for screen readers. */
  label: string;
  /** `ToggleButton` elements, each with an `id`. */
  children: ReactNode;
  /** The height of the buttons. @default 'medium' */
  size?: ButtonSize | undefined;
}

/**
 * Views or filters side by side, of which one is on, or several with `selectionMode="multiple"`.
 * @example
 * <ToggleButtonGroup label="View"><ToggleButton id="list">List</ToggleButton></ToggleButtonGroup>
 */
export function ToggleButtonGroup({ label, children, size = 'medium', ...props }: ToggleButtonGroupProps) {
  return (
    <RACToggleButtonGroup {...props} aria-label={label} className={css.group}>
      <GroupSize value={size}>{children}</GroupSize>
    </RACToggleButtonGroup>
  );
}
