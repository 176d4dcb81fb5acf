import { proxy } from 'valtio/vanilla';
import type { Phrase } from '../messages/create-messages.ts';
import { type Failure, reasonOf } from './loadable.ts';

export interface Notice {
  readonly id: number;
  readonly kind: 'error' | 'info';
  readonly title: Phrase;
  readonly text: Phrase;
}

/** A toast; omitted properties have the kit's defaults (spec §9). */
export interface ToastContent {
  readonly tone: 'neutral' | 'success' | 'info' | 'warning';
  readonly title: Phrase;
  readonly text?: Phrase;
  /** Null keeps it until it is closed. */
  readonly timeout?: number | null;
  readonly position?: 'bottom-right';
  /** Toasts of one group are shown as one. */
  readonly group?: string;
  readonly action?: { readonly label: Phrase; readonly onPress: () => void };
}

interface NoticesDeps {
  /** While the user has to sign in again, the calls that fail because of it are not reported in addition. */
  isMuted?: () => boolean;
}

export type NoticesStore = ReturnType<typeof createNoticesStore>;

/** The shell's notices: toasts that disappear, and dialogs one after the other. Both are shown by lazy parts. */
export function createNoticesStore({ isMuted = () => false }: NoticesDeps = {}) {
  const state = proxy<{ toasts: ToastContent[]; dialogs: Notice[] }>({ toasts: [], dialogs: [] });
  let last = 0;
  const notice = (kind: Notice['kind'], title: Phrase, text: Phrase): Notice => ({ id: ++last, kind, title, text });

  const store = {
    state,
    /** Shows any toast. */
    show: (saying: ToastContent) => void state.toasts.push(saying),
    /** Shows a success: 'Done!' and what was done (spec §8). */
    done: (text: Phrase, title: Phrase = (t) => t('notices.done')) =>
      void state.toasts.push({ tone: 'success', title, text }),
    /** Shows a deletion: 'Poof!' and what was deleted (spec §8). */
    poof: (text: Phrase) => store.done(text, (t) => t('notices.poof')),
    /** Shows an information dialog: a title, and what is in progress (spec §8). */
    inform: (text: Phrase, title: Phrase) => void state.dialogs.push(notice('info', title, text)),
    /** Shows an error: 'Whoops!' and what went wrong (spec §8). */
    whoops: (text: Phrase, title: Phrase = (t) => t('notices.whoops')) =>
      void (isMuted() || state.dialogs.push(notice('error', title, text))),
    /**
     * Shows a failed call (spec §8): 'Whoops!' if the server refused it, 'Uh oh!' if the server failed or did not
     * respond. An aborted call shows nothing.
     */
    failed(outcome: Failure, text: Phrase = reasonOf(outcome)) {
      if (outcome.kind === 'aborted') return;
      if (outcome.kind === 'http-error' && outcome.status < 500) store.whoops(text);
      else store.whoops(text, (t) => t('notices.uhOh'));
    },
    /** Passes the waiting toasts to the region that shows them. */
    takeToasts: (): ToastContent[] => state.toasts.splice(0),
    closeDialog: () => void state.dialogs.shift(),
    reset() {
      state.toasts = [];
      state.dialogs = [];
    },
  };
  return store;
}
