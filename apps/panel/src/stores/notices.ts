import { proxy } from 'valtio/vanilla';
import type { Phrase } from '../messages/create-messages.ts';
import { type Failure, reasonOf } from './loadable.ts';

export interface Notice {
  readonly id: number;
  readonly kind: 'error' | 'info';
  readonly title: Phrase;
  readonly text: Phrase;
}

/** A toast as its teller wants it; what is left out is the kit's (spec §9). */
export interface Saying {
  readonly tone: 'neutral' | 'success' | 'info' | 'warning';
  readonly title: Phrase;
  readonly text?: Phrase;
  /** Null stays until it is closed. */
  readonly timeout?: number | null;
  readonly position?: 'bottom-right';
  /** Those of one group are one toast. */
  readonly group?: string;
  readonly action?: { readonly label: Phrase; readonly onPress: () => void };
}

interface NoticesDeps {
  /** While one has to sign in again, what failed for want of it is not told as well. */
  isMute?: () => boolean;
}

export type NoticesStore = ReturnType<typeof createNoticesStore>;

/** What the shell has to tell: toasts that pass, and dialogs one after the other. Both are shown by parts loaded later. */
export function createNoticesStore({ isMute = () => false }: NoticesDeps = {}) {
  const state = proxy<{ toasts: Saying[]; dialogs: Notice[] }>({ toasts: [], dialogs: [] });
  let last = 0;
  const notice = (kind: Notice['kind'], title: Phrase, text: Phrase): Notice => ({ id: ++last, kind, title, text });

  const store = {
    state,
    /** A toast of any kind. */
    say: (saying: Saying) => void state.toasts.push(saying),
    /** 'Done!' and what was done (spec §8). */
    done: (text: Phrase, title: Phrase = (t) => t('notices.done')) =>
      void state.toasts.push({ tone: 'success', title, text }),
    /** 'Poof!' and what was deleted (spec §8). */
    poof: (text: Phrase) => store.done(text, (t) => t('notices.poof')),
    /** A dialog that is no alarm: a title, and what goes on meanwhile (spec §8). */
    inform: (text: Phrase, title: Phrase) => void state.dialogs.push(notice('info', title, text)),
    /** 'Whoops!' and what went wrong (spec §8). */
    whoops: (text: Phrase, title: Phrase = (t) => t('notices.whoops')) =>
      void (isMute() || state.dialogs.push(notice('error', title, text))),
    /**
     * What became of a call that failed (spec §8): 'Whoops!' where the server refused it, 'Uh oh!' where the server
     * itself failed or did not answer. Of what was given up nothing is told.
     */
    failed(outcome: Failure, text: Phrase = reasonOf(outcome)) {
      if (outcome.kind === 'aborted') return;
      if (outcome.kind === 'http-error' && outcome.status < 500) store.whoops(text);
      else store.whoops(text, (t) => t('notices.uhOh'));
    },
    /** Hands the waiting toasts over to the region that shows them. */
    takeToasts: (): Saying[] => state.toasts.splice(0),
    closeDialog: () => void state.dialogs.shift(),
    reset() {
      state.toasts = [];
      state.dialogs = [];
    },
  };
  return store;
}
