import { proxy } from 'valtio/vanilla';
import type { Translate } from '../messages/create-messages.ts';

/** A text that is said when it is shown: by then its area is loaded. */
export type Phrase = (t: Translate) => string;

export interface Notice {
  readonly id: number;
  readonly tone: 'success' | 'danger' | 'info';
  readonly title: Phrase;
  readonly text: Phrase;
}

export type NoticesStore = ReturnType<typeof createNoticesStore>;

/** What the shell has to tell: toasts that pass, and dialogs one after the other. Both are shown by parts loaded later. */
export function createNoticesStore() {
  const state = proxy<{ toasts: Notice[]; dialogs: Notice[] }>({ toasts: [], dialogs: [] });
  let last = 0;
  const notice = (tone: Notice['tone'], title: Phrase, text: Phrase): Notice => ({ id: ++last, tone, title, text });

  return {
    state,
    /** 'Done!' and what was done (spec §8). */
    done: (text: Phrase) => void state.toasts.push(notice('success', (t) => t('notices.done'), text)),
    /** 'Whoops!' and what went wrong (spec §8). */
    whoops: (text: Phrase, title: Phrase = (t) => t('notices.whoops')) =>
      void state.dialogs.push(notice('danger', title, text)),
    /** Hands the waiting toasts over to the region that shows them. */
    takeToasts: (): Notice[] => state.toasts.splice(0),
    closeDialog: () => void state.dialogs.shift(),
    reset() {
      state.toasts = [];
      state.dialogs = [];
    },
  };
}
