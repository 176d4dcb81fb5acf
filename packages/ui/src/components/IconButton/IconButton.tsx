import type { ReactNode } from 'react';
import { Button, type ButtonProps } from '../Button/Button.tsx';
import { Tooltip } from '../Tooltip/Tooltip.tsx';
import type { TooltipProps } from '../Tooltip/tooltip-props.ts';

export interface IconButtonProps
  extends Omit<ButtonProps, 'children' | 'iconStart' | 'iconEnd' | 'isWide' | 'aria-label' | 'pendingLabel'> {
  /** The button's name and tooltip, starting with a verb. */
  label: string;
  /** The icon. */
  icon: ReactNode;
  /** The side of the tooltip. @default 'top' */
  tooltipPlacement?: TooltipProps['placement'] | undefined;
}

/**
 * A square button with an icon and a tooltip that shows its name.
 * @example
 * <IconButton label="Close" icon={icon} onPress={close} />
 */
export function IconButton({ label, icon, tone = 'quiet', tooltipPlacement, ...props }: IconButtonProps) {
  return (
    <Tooltip content={label} placement={tooltipPlacement}>
      <Button {...props} tone={tone} aria-label={label} iconStart={icon} />
    </Tooltip>
  );
}
