import { lazy, type ReactNode, Suspense, useId, useRef, useState } from 'react';
import { moveFocus } from './move-focus.ts';
import { Tab } from './Tab.tsx';
import * as css from './Tabs.css.ts';
import { useFitting } from './use-fitting.ts';
import { useHasStop } from './use-has-stop.ts';
import type { TabItem, TabsProps } from './tabs-props.ts';

// Most tabs fit, so the code and styles of the menu load only when some do not.
const MoreTabs = lazy(async () => ({ default: (await import('./MoreTabs.tsx')).MoreTabs }));

/**
 * Views of one subject, of which one is visible. Tabs that do not fit move into a menu at the end.
 * @example
 * <Tabs label="Server" items={[{ id: 'logs', label: 'Logs', content: logs }]} />
 */
export function Tabs({
  label,
  items,
  selectedKey,
  defaultSelectedKey,
  onSelectionChange,
  keyboardActivation = 'automatic',
  children,
}: TabsProps) {
  const [own, setOwn] = useState(defaultSelectedKey ?? items.find(({ isDisabled }) => !isDisabled)?.id);
  const selected = selectedKey ?? own;
  const place = useRef<HTMLDivElement>(null);
  const ruler = useRef<HTMLDivElement>(null);
  const position = items.findIndex(({ id }) => id === selected);
  const fitting = useFitting(place, ruler, items.length, position);
  const shown = fitting.flatMap((index) => items[index] ?? []);
  const hidden = items.filter((item) => !shown.includes(item));

  // A tab that waits for Enter has the focus before it is selected.
  const [focused, setFocused] = useState<string>();
  const canStop = ({ id, isDisabled }: TabItem) => !isDisabled && id === (focused ?? selected);
  const current = (shown.find(canStop) ?? shown.find(({ isDisabled }) => !isDisabled))?.id;

  const base = useId();
  const idOf = (part: string, id: string) => `${base}-${part}-${items.findIndex((item) => item.id === id)}`;

  const select = (id: string) => {
    if (id === selected) return;
    setOwn(id);
    onSelectionChange?.(id);
  };

  return (
    <div className={css.tabs}>
      <div ref={place} className={css.bar}>
        <div
          role="tablist"
          tabIndex={-1}
          aria-label={label}
          className={css.list}
          onKeyDown={(event) => moveFocus(event, keyboardActivation === 'automatic')}
          onBlur={() => setFocused(undefined)}
        >
          {shown.map(({ id, href, isDisabled = false, ...item }) => (
            <Tab
              key={id}
              id={idOf('tab', id)}
              href={href}
              isDisabled={isDisabled}
              isSelected={id === selected}
              isCurrent={id === current}
              panelId={idOf('panel', id)}
              onSelect={() => select(id)}
              onFocus={() => setFocused(id)}
            >
              <TabContent {...item} />
            </Tab>
          ))}
        </div>
        {hidden.length > 0 && (
          <div className={css.more}>
            <Suspense fallback={null}>
              <MoreTabs items={hidden} onSelect={select} />
            </Suspense>
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
        <TabPanel key={selected} id={idOf('panel', selected)} tabId={idOf('tab', selected)}>
          {items[position]?.content ?? children}
        </TabPanel>
      )}
    </div>
  );
}

/** The panel of the selected tab. It is a tab stop only when nothing in it is. */
function TabPanel({ id, tabId, children }: { id: string; tabId: string; children: ReactNode }) {
  const ref = useRef<HTMLDivElement>(null);
  const hasStop = useHasStop(ref);
  return (
    <div
      ref={ref}
      role="tabpanel"
      id={id}
      aria-labelledby={tabId}
      {...(hasStop ? {} : { tabIndex: 0 })}
      className={css.panel}
    >
      {children}
    </div>
  );
}

const TabContent = ({ label, icon, badge }: Pick<TabItem, 'label' | 'icon' | 'badge'>) => (
  <>
    {icon}
    {label}
    {badge}
  </>
);
