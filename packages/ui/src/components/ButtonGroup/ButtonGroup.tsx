import type { ReactNode } from 'react';
import * as css from './ButtonGroup.css.ts';

export const buttonGroupOrientations = ['horizontal', 'vertical'] as const;
export type ButtonGroupOrientation = (typeof buttonGroupOrientations)[number];

export interface ButtonGroupProps {
  /** The name of the group, for screen readers. */
  label: string;
  /** `Button` and `IconButton` elements. */
  children: ReactNode;
  /** The direction in which the buttons are laid out. @default 'horizontal' */
  orientation?: ButtonGroupOrientation | undefined;
  /** Whether the buttons are joined into one shape. @default false */
  isJoined?: boolean | undefined;
}

/**
 * Related buttons joined in one row or column. For choices that stay pressed use `ToggleButtonGroup`.
 * @example
 * <ButtonGroup label="Order"><Button>Up</Button><Button>Down</Button></ButtonGroup>
 */
export function ButtonGroup({ label, children, orientation = 'horizontal', isJoined = false }: ButtonGroupProps) {
  return (
    <div
      role="group"
      aria-label={label}
      data-orientation={orientation}
      className={css.group({ orientation, isJoined })}
    >
      {children}
    </div>
  );
}
