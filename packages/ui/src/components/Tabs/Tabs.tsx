import { type ReactNode, useRef, useState } from 'react';
import { Tabs as RACTabs, Tab, TabList, TabPanel } from 'react-aria-components/Tabs';
import { defaultFrameMessages } from '../../i18n/frame-messages.ts';
import { useWords } from '../../i18n/use-words.ts';
import { MoreIcon } from '../../icons/actions.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Menu, MenuItem, MenuTrigger } from '../Menu/Menu.tsx';
import * as css from './Tabs.css.ts';
import { useFitting } from './use-fitting.ts';

export interface TabItem {
  id: string;
  label: string;
  /** An icon before the words. */
  icon?: ReactNode;
  /** A count or a mark after the words, such as a `Badge`. */
  badge?: ReactNode;
  /** Makes the tab a link; the host then says which tab is selected. */
  href?: string | undefined;
  isDisabled?: boolean | undefined;
  /** What the tab shows; in the page only while the tab is selected. */
  content?: ReactNode;
}

export interface TabsProps {
  /** What the tabs have in common, such as "Server". */
  label: string;
  /** The tabs, in their order. */
  items: readonly TabItem[];
  /** The selected tab, when the host decides. */
  selectedKey?: string | undefined;
  /** The tab that is selected at first. @default the first one */
  defaultSelectedKey?: string | undefined;
  /** Called with the id of the tab that was chosen. */
  onSelectionChange?: ((id: string) => void) | undefined;
  /** `manual` waits for Enter or Space, for panels that are slow to come. @default 'automatic' */
  keyboardActivation?: 'automatic' | 'manual' | undefined;
  /** What the selected tab shows, when the items carry no content: the page of a route. */
  children?: ReactNode;
}

/** Views of one thing, one at a time. Tabs that do not fit are in a menu at the end. */
export function Tabs({
  label,
  items,
  selectedKey,
  defaultSelectedKey,
  onSelectionChange,
  keyboardActivation = 'automatic',
  children,
}: TabsProps) {
  const messages = useWords(defaultFrameMessages);
  const [own, setOwn] = useState(defaultSelectedKey ?? items.find(({ isDisabled }) => !isDisabled)?.id);
  const selected = selectedKey ?? own;
  const place = useRef<HTMLDivElement>(null);
  const ruler = useRef<HTMLDivElement>(null);
  const position = items.findIndex(({ id }) => id === selected);
  const fitting = useFitting(place, ruler, items.length, position);
  const shown = fitting.flatMap((index) => items[index] ?? []);
  const hidden = items.filter((item) => !shown.includes(item));

  const select = (id: string) => {
    if (id === selected) return;
    setOwn(id);
    onSelectionChange?.(id);
  };

  return (
    <RACTabs
      {...(selected === undefined ? {} : { selectedKey: selected })}
      onSelectionChange={(key) => select(String(key))}
      keyboardActivation={keyboardActivation}
      className={css.tabs}
    >
      <div ref={place} className={css.bar}>
        <TabList aria-label={label} items={shown} className={css.list}>
          {({ id, href, isDisabled = false, ...item }) => (
            <Tab id={id} isDisabled={isDisabled} {...(href === undefined ? {} : { href })} className={css.tab}>
              <TabContent {...item} />
            </Tab>
          )}
        </TabList>
        {hidden.length > 0 && (
          <div className={css.more}>
            <MenuTrigger>
              <IconButton label={messages.moreItems} size="small" icon={<MoreIcon />} />
              <Menu aria-label={messages.moreItems} onAction={(key) => select(String(key))}>
                {hidden.map(({ id, label: text, icon, href, isDisabled = false }) => (
                  <MenuItem
                    key={id}
                    id={id}
                    icon={icon}
                    isDisabled={isDisabled}
                    {...(href === undefined ? {} : { href })}
                  >
                    {text}
                  </MenuItem>
                ))}
              </Menu>
            </MenuTrigger>
          </div>
        )}
        <div className={css.rulerFrame} aria-hidden="true">
          <div ref={ruler} className={css.ruler}>
            {items.map((item) => (
              <span key={item.id} className={css.rulerTab}>
                <TabContent {...item} />
              </span>
            ))}
          </div>
        </div>
      </div>
      {selected !== undefined && (
        <TabPanel key={selected} id={selected} className={css.panel}>
          {items[position]?.content ?? children}
        </TabPanel>
      )}
    </RACTabs>
  );
}

const TabContent = ({ label, icon, badge }: Pick<TabItem, 'label' | 'icon' | 'badge'>) => (
  <>
    {icon}
    {label}
    {badge}
  </>
);
