import type { ReactNode } from 'react';
import type { Key } from 'react-aria-components/Menu';
import { ChevronDownIcon } from '../../icons/actions.tsx';
import { defaultBaseMessages } from '../../i18n/base-messages.ts';
import { useWords } from '../../i18n/use-words.ts';
import { Button, type ButtonProps } from '../Button/Button.tsx';
import { ButtonGroup } from '../ButtonGroup/ButtonGroup.tsx';
import { Menu, MenuTrigger } from '../Menu/Menu.tsx';
import * as css from './SplitButton.css.ts';

export const splitButtonTones = ['accent', 'neutral', 'danger'] as const;
export type SplitButtonTone = (typeof splitButtonTones)[number];

export interface SplitButtonProps extends Omit<ButtonProps, 'children' | 'tone' | 'iconEnd' | 'isWide' | 'slot'> {
  /** The label of the most frequent action, starting with a verb. */
  children: string;
  /** `MenuItem` elements with the other actions. */
  menu: ReactNode;
  /** Called with the id of the item chosen in the menu. */
  onAction?: ((key: Key) => void) | undefined;
  /** The name of the button that opens the menu. @default the kit's "More actions" */
  menuLabel?: string | undefined;
  /** The importance of the button. @default 'neutral' */
  tone?: SplitButtonTone | undefined;
}

/**
 * A button for the most frequent action, joined to a menu of alternatives.
 * @example
 * <SplitButton onPress={restart} menu={items}>Restart</SplitButton>
 */
export function SplitButton({
  children,
  menu,
  onAction,
  menuLabel,
  tone = 'neutral',
  size,
  isDisabled = false,
  isPending = false,
  ...props
}: SplitButtonProps) {
  const messages = useWords(defaultBaseMessages);
  const more = menuLabel ?? messages.moreActions;
  return (
    <ButtonGroup label={children} isJoined>
      <Button {...props} tone={tone} size={size} isDisabled={isDisabled} isPending={isPending}>
        {children}
      </Button>
      <MenuTrigger>
        <Button
          tone={tone}
          size={size}
          isDisabled={isDisabled || isPending}
          aria-label={more}
          iconStart={<ChevronDownIcon />}
          UNSAFE_className={css.opener}
        />
        <Menu aria-label={more} {...(onAction ? { onAction } : {})}>
          {menu}
        </Menu>
      </MenuTrigger>
    </ButtonGroup>
  );
}
