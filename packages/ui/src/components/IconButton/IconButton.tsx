import type { ReactNode } from 'react';
import { Button, type ButtonProps } from 'react-aria-components/Button';
import { Tooltip, type TooltipProps } from '../Tooltip/Tooltip.tsx';
import { iconButton } from './IconButton.css.ts';

export const iconButtonSizes = ['standard', 'small'] as const;
export const iconButtonVariants = ['quiet', 'outline'] as const;

export interface IconButtonProps
  extends Omit<ButtonProps, 'className' | 'style' | 'render' | 'children' | 'aria-label'> {
  /** What it does, in a verb: its name and its tooltip. */
  label: string;
  /** The icon. */
  children: ReactNode;
  /** Default `standard`. */
  size?: (typeof iconButtonSizes)[number] | undefined;
  /** `quiet` shows its surface on hover only, `outline` always. Default `quiet`. */
  variant?: (typeof iconButtonVariants)[number] | undefined;
  /** Side of the tooltip. Default `top`. */
  tooltipPlacement?: TooltipProps['placement'] | undefined;
}

/** A square button with an icon; its name shows in a tooltip. */
export function IconButton({
  label,
  children,
  size = 'standard',
  variant = 'quiet',
  tooltipPlacement,
  ...props
}: IconButtonProps) {
  return (
    <Tooltip content={label} placement={tooltipPlacement}>
      <Button {...props} aria-label={label} className={iconButton({ size, variant })}>
        {children}
      </Button>
    </Tooltip>
  );
}
