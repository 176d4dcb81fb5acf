import { defaultFrameMessages } from '../../i18n/frame-messages.ts';
import { useWords } from '../../i18n/use-words.ts';
import { MoreIcon } from '../../icons/actions.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Menu, MenuItem, MenuTrigger } from '../Menu/Menu.tsx';
import type { TabItem } from './tabs-props.ts';

interface MoreTabsProps {
  /** The tabs that do not fit. */
  items: readonly TabItem[];
  onSelect: (id: string) => void;
}

/** The menu at the end of a bar of tabs. */
export function MoreTabs({ items, onSelect }: MoreTabsProps) {
  const messages = useWords(defaultFrameMessages);
  return (
    <MenuTrigger>
      <IconButton label={messages.moreItems} size="small" icon={<MoreIcon />} />
      <Menu aria-label={messages.moreItems} onAction={(key) => onSelect(String(key))}>
        {items.map(({ id, label, icon, href, isDisabled = false }) => (
          <MenuItem key={id} id={id} icon={icon} isDisabled={isDisabled} {...(href === undefined ? {} : { href })}>
            {label}
          </MenuItem>
        ))}
      </Menu>
    </MenuTrigger>
  );
}
