import { type ReactNode, useRef } from 'react';
import { mergeProps } from 'react-aria/mergeProps';
import { useFocusRing } from 'react-aria/useFocusRing';
import { useHover } from 'react-aria/useHover';
import { useLink } from 'react-aria/useLink';
import * as css from './Tabs.css.ts';

interface TabProps {
  id: string;
  /** The address, which makes the tab a link. */
  href: string | undefined;
  isDisabled: boolean;
  isSelected: boolean;
  /** Whether the tab is the only tab stop of the list. */
  isCurrent: boolean;
  panelId: string;
  onSelect: () => void;
  onFocus: () => void;
  children: ReactNode;
}

/** A tab: a link when it has an address of its own, otherwise a button. A disabled tab is never a link. */
export function Tab({ href, onSelect, ...props }: TabProps) {
  return href === undefined || props.isDisabled ? (
    <ButtonTab {...props} onSelect={onSelect} />
  ) : (
    <LinkTab {...props} href={href} />
  );
}

function ButtonTab({ children, onSelect, ...props }: Omit<TabProps, 'href'>) {
  const tabProps = useTabProps(props);
  return (
    <button {...tabProps} type="button" onClick={props.isDisabled ? undefined : onSelect}>
      {children}
    </button>
  );
}

/** A tab that is a link. The host selects it, since it decides whether the navigation may happen. */
function LinkTab({ children, href, ...props }: Omit<TabProps, 'onSelect'> & { href: string }) {
  const ref = useRef<HTMLAnchorElement>(null);
  const { linkProps } = useLink({ href }, ref);
  const tabProps = useTabProps(props);
  return (
    <a {...mergeProps(linkProps, tabProps)} ref={ref}>
      {children}
    </a>
  );
}

function useTabProps({
  id,
  isDisabled,
  isSelected,
  isCurrent,
  panelId,
  onFocus,
}: Omit<TabProps, 'href' | 'onSelect' | 'children'>) {
  const { isHovered, hoverProps } = useHover({ isDisabled });
  const { isFocusVisible, focusProps } = useFocusRing();
  return mergeProps(hoverProps, focusProps, {
    id,
    role: 'tab',
    className: css.tab,
    tabIndex: isCurrent ? 0 : -1,
    'aria-selected': isSelected,
    'aria-controls': isSelected ? panelId : undefined,
    'aria-disabled': isDisabled || undefined,
    'data-selected': isSelected || undefined,
    'data-disabled': isDisabled || undefined,
    'data-hovered': isHovered || undefined,
    'data-focus-visible': isFocusVisible || undefined,
    onFocus,
  });
}
