import { type FocusEvent, type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { createFocusManager } from 'react-aria/private/focus/FocusScope';
import { visuallyHidden } from '../../css/visually-hidden.css.ts';
import { defaultListMessages } from '../../i18n/list-messages.ts';
import { useWords } from '../../i18n/use-words.ts';
import { CloseIcon } from '../../icons/actions.tsx';
import { useLeave } from '../../overlay/use-leave.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import * as css from './BulkBar.css.ts';

export interface BulkBarProps {
  /** The number of selected rows. The bar is hidden when it is 0. */
  count: number;
  /** The actions, as small buttons; a destructive one comes last. */
  children: ReactNode;
  /** Called when the selection is cleared. The bar disappears when `count` is 0. */
  onClear: () => void;
}

/**
 * A bar of actions for the selected rows. It slides in from the bottom and stays in view over the list.
 * @example
 * <BulkBar count={3} onClear={clear}>{actions}</BulkBar>
 */
export function BulkBar({ count, children, onClear }: BulkBarProps) {
  const messages = useWords(defaultListMessages);
  const bar = useRef<HTMLDivElement>(null);
  const cameFrom = useRef<HTMLElement | null>(null);
  // The number that stays visible during the exit animation.
  const [shown, setShown] = useState(count);
  if (count > 0 && shown !== count) setShown(count);
  const isLeaving = count === 0 && shown > 0;

  useLeave(bar, isLeaving, () => setShown(0));

  // Before the browser removes the focus from the inert bar: back to where it came from or, if that row is gone, to the
  // last focusable element before the bar.
  useLayoutEffect(() => {
    if (!isLeaving || !bar.current?.contains(document.activeElement)) return;
    if (cameFrom.current?.isConnected) cameFrom.current.focus();
    else createFocusManager({ current: document.body }, { tabbable: true }).focusPrevious({ from: bar.current });
  }, [isLeaving]);

  const onFocus = (event: FocusEvent) => {
    const from = event.relatedTarget;
    if (from instanceof HTMLElement && !event.currentTarget.contains(from)) cameFrom.current = from;
  };

  return (
    <>
      {/* Always mounted: screen readers do not announce a live region that is added together with its text. */}
      <output className={visuallyHidden}>{count > 0 ? messages.selectedCount(count) : ''}</output>
      {shown > 0 && (
        <div ref={bar} className={css.root} data-leaving={isLeaving || undefined} inert={isLeaving} onFocus={onFocus}>
          <span aria-hidden="true" className={css.count}>
            {messages.selectedCount(shown)}
          </span>
          <div role="group" aria-label={messages.selectionActions} className={css.actions}>
            {children}
          </div>
          <IconButton size="small" label={messages.clearSelection} icon={<CloseIcon />} onPress={onClear} />
        </div>
      )}
    </>
  );
}
