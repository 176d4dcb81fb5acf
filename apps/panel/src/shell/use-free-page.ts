import { useEffect, useState } from 'react';
import { useApp } from '../context/app-context.ts';

/**
 * Whether a dialog may come up by itself: no other is open, and nobody is writing, whose next key its button would take.
 */
export function useFreePage(): boolean {
  const { clock } = useApp();
  const [isFree, setFree] = useState(isFreeNow);
  useEffect(() => {
    let stop = () => {};
    const look = () => {
      stop();
      setFree(isFreeNow());
    };
    // Who has left a field may be on the way to the next, or pressing what sends the form.
    const lookLater = () => {
      stop();
      stop = clock.after(1_000, look);
    };
    const follow = () => (isFreeNow() ? lookLater() : look());
    // Dialogs stand at the end of the page, beside the panel itself.
    const observer = new MutationObserver(look);
    observer.observe(document.body, { childList: true });
    for (const sign of signs) document.addEventListener(sign, follow);
    look();
    return () => {
      stop();
      observer.disconnect();
      for (const sign of signs) document.removeEventListener(sign, follow);
    };
  }, [clock]);
  return isFree;
}

const signs = ['focusin', 'focusout', 'input'];

// Toasts are dialogs by their role, and hold nothing up.
const dialogs = ':is([role="dialog"], [role="alertdialog"]):not([role="region"] *)';
const isFreeNow = () => document.querySelector(dialogs) === null && !isWriting(document.activeElement);

/** Whether something stands in the field with the cursor. An empty one may have the focus only because its page began there. */
function isWriting(field: Element | null): boolean {
  if (field instanceof HTMLTextAreaElement) return field.value !== '';
  if (field instanceof HTMLInputElement) return field.value !== '' && !keyless.has(field.type);
  return field instanceof HTMLElement && field.isContentEditable && field.textContent !== '';
}

/** Controls with a value that nobody writes. */
const keyless = new Set(['button', 'checkbox', 'color', 'file', 'image', 'radio', 'range', 'reset', 'submit']);
