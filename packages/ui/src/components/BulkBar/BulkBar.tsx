import { type FocusEvent, type ReactNode, useRef } from 'react';
import { defaultDataMessages } from '../../i18n/data-messages.ts';
import { useWords } from '../../i18n/use-words.ts';
import { CloseIcon } from '../../icons/actions.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import * as css from './BulkBar.css.ts';

export interface BulkBarProps {
  /** How many rows are selected; without any there is no bar. */
  count: number;
  /** Small buttons, the one that destroys last. */
  children: ReactNode;
  onClear: () => void;
}

/** What can be done with the rows that are selected. It comes from below and stays in view over the list. */
export function BulkBar({ count, children, onClear }: BulkBarProps) {
  const messages = useWords(defaultDataMessages);
  const cameFrom = useRef<HTMLElement | null>(null);
  const onFocus = (event: FocusEvent) => {
    const from = event.relatedTarget;
    if (from instanceof HTMLElement && !event.currentTarget.contains(from)) cameFrom.current = from;
  };
  const isOpen = count > 0;
  return (
    <div className={css.root} data-open={isOpen || undefined} onFocus={onFocus}>
      {/* There before it speaks: a live region that comes with its words is not read. */}
      <output className={css.count}>{isOpen ? messages.selectedCount(count) : ''}</output>
      {isOpen && (
        <>
          <div role="group" aria-label={messages.selectionActions} className={css.actions}>
            {children}
          </div>
          <IconButton
            size="small"
            label={messages.clearSelection}
            icon={<CloseIcon />}
            onPress={() => {
              // The bar goes, and the focus must not go with it.
              cameFrom.current?.focus();
              onClear();
            }}
          />
        </>
      )}
    </div>
  );
}
