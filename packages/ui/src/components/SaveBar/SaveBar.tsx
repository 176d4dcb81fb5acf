import { useEffect, useLayoutEffect, useRef } from 'react';
import { flushSync } from 'react-dom';
import { visuallyHidden } from '../../css/visually-hidden.css.ts';
import { defaultFieldMessages } from '../../i18n/field-messages.ts';
import { useWords } from '../../i18n/use-words.ts';
import { Button } from '../Button/Button.tsx';
import { isSaveKey } from './is-save-key.ts';
import * as css from './SaveBar.css.ts';

export interface SaveBarProps {
  /** Whether the form differs from the saved values. */
  isChanged: boolean;
  /** Whether the form is being saved. @default false */
  isPending?: boolean | undefined;
  /** Called when the changes are discarded. Without it they can only be saved. */
  onDiscard?: (() => void) | undefined;
  /** The text, such as "3 changes". @default the kit's "Unsaved changes" */
  text?: string | undefined;
}

/** Makes the focused field accept its text; some fields, such as number fields, do so on blur only. */
function settle(form: HTMLFormElement) {
  const field = document.activeElement;
  if (!(field instanceof HTMLInputElement) || !form.contains(field)) return;
  field.blur();
  field.focus({ preventScroll: true });
}

/**
 * A bar that saves or discards the changes of the form around it. It appears with the first change; Cmd+S or Ctrl+S
 * saves as well.
 * @example
 * <SaveBar isChanged onDiscard={discard} />
 */
export function SaveBar({ isChanged, isPending = false, onDiscard, text }: SaveBarProps) {
  const words = useWords(defaultFieldMessages);
  const place = useRef<HTMLDivElement>(null);
  const hadFocus = useRef(false);
  const canSave = useRef(false);
  useLayoutEffect(() => {
    canSave.current = isChanged && !isPending;
  });

  useEffect(() => {
    const save = (event: KeyboardEvent) => {
      if (!isSaveKey(event)) return;
      event.preventDefault();
      // Behind a dialog the form is hidden, and so is its shortcut.
      if (place.current?.closest('[inert], [aria-hidden="true"]')) return;
      const form = place.current?.closest('form');
      if (form) flushSync(() => settle(form));
      if (canSave.current) form?.requestSubmit();
    };
    document.addEventListener('keydown', save);
    return () => document.removeEventListener('keydown', save);
  }, []);

  // The pressed button disappears with the bar: the focus stays in the form instead of moving to the start of the page.
  useEffect(() => {
    const form = place.current?.closest('form');
    if (isChanged || !hadFocus.current || !form) return;
    hadFocus.current = false;
    form.tabIndex = -1;
    form.focus({ preventScroll: true });
  }, [isChanged]);

  const shown = text ?? words.unsavedChanges;
  return (
    <div ref={place} className={css.place} data-hidden={isChanged ? undefined : ''}>
      <output className={visuallyHidden}>{isChanged ? shown : ''}</output>
      {isChanged && (
        <div
          className={css.bar}
          onFocus={() => {
            hadFocus.current = true;
          }}
          onBlur={({ relatedTarget }) => {
            // The focus is not moved when the bar itself disappears.
            if (relatedTarget) hadFocus.current = false;
          }}
        >
          <span aria-hidden="true" className={css.text}>
            {shown}
          </span>
          {onDiscard && (
            <Button tone="quiet" isDisabled={isPending} onPress={onDiscard}>
              {words.discard}
            </Button>
          )}
          <Button type="submit" tone="accent" isPending={isPending}>
            {words.save}
          </Button>
        </div>
      )}
    </div>
  );
}
