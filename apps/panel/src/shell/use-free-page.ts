import { useEffect, useState } from 'react';
import { useApp } from '../context/app-context.ts';

/**
 * Returns whether a dialog may open by itself: no other is open, and the user is not typing, because its button would
 * take the next key.
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
    // A user who has left a field may be moving to the next, or pressing the submit button.
    const lookLater = () => {
      stop();
      stop = clock.after(1_000, look);
    };
    const follow = () => (isFreeNow() ? lookLater() : look());
    // Dialogs are rendered at the end of the body, outside the panel itself.
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

// Toasts have the role of dialogs, but do not count as open ones.
const dialogs = ':is([role="dialog"], [role="alertdialog"]):not([role="region"] *)';
const isFreeNow = () => document.querySelector(dialogs) === null && !isWriting(document.activeElement);

/** Whether the focused field contains text. An empty field may have the focus only because its page started there. */
function isWriting(field: Element | null): boolean {
  if (field instanceof HTMLTextAreaElement) return field.value !== '';
  if (field instanceof HTMLInputElement) return field.value !== '' && !keyless.has(field.type);
  return field instanceof HTMLElement && field.isContentEditable && field.textContent !== '';
}

/** Types of controls whose value is not typed. */
const keyless = new Set(['button', 'checkbox', 'color', 'file', 'image', 'radio', 'range', 'reset', 'submit']);
