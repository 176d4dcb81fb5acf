import { type RefObject, useEffect, useState } from 'react';

/** A part of a component whose code is fetched when it is first needed, such as a dialog that opens on a press. */
export interface LazyPart<Part> {
  /** Fetches the part, unless it is loaded or loading. After a failure, the next call fetches it again. */
  load: () => Promise<Part>;
  /** The part, or undefined until it has loaded. */
  current: () => Part | undefined;
}

/** Creates a part that `fetch` loads once, when it is first needed. */
export function lazyPart<Part>(fetch: () => Promise<Part>): LazyPart<Part> {
  let part: Part | undefined;
  let loading: Promise<Part> | undefined;
  return {
    current: () => part,
    load: () => {
      loading ??= fetch().then(
        (fetched) => {
          part = fetched;
          return fetched;
        },
        (error: unknown) => {
          loading = undefined;
          throw error;
        },
      );
      return loading;
    },
  };
}

/**
 * Returns the part once it has loaded, and loads it while `need` is true or a positive number. Unlike React's `lazy`, it does
 * not suspend: a loaded part renders at once, and a failed load, such as without a network, leaves the rest of the page in
 * place. The part is fetched again at the next need.
 */
export function useLazyPart<Part>(part: LazyPart<Part>, need: boolean | number): Part | undefined {
  const [, setLoaded] = useState(false);
  useEffect(() => {
    if (need === false || need === 0 || part.current()) return;
    part.load().then(() => setLoaded(true), reportError);
  }, [part, need]);
  return part.current();
}

interface Openable {
  open: (focus?: 'first' | 'last' | null) => void;
  toggle: (focus?: 'first' | 'last' | null) => void;
}

/** Returns a state that `toggle` cannot close until the part has loaded: a second key press is meant for the list. */
export function keepOpenWhileLoading<State extends Openable>(state: State, part: LazyPart<unknown>): State {
  return part.current() ? state : { ...state, toggle: state.open };
}

const intents = ['pointerenter', 'pointerdown', 'focusin', 'keydown'] as const;

/**
 * Loads a part on the first of the given events at `target`, so that it has usually loaded before the press. Returns a
 * function that removes the listeners.
 */
export function preloadOnIntent(
  part: LazyPart<unknown>,
  target: EventTarget,
  events: readonly (typeof intents)[number][] = intents,
): () => void {
  const stop = () => {
    for (const event of events) target.removeEventListener(event, load);
  };
  const load = () => {
    stop();
    // A failure is reported when the part is needed and fetched again.
    part.load().catch(() => undefined);
  };
  if (!part.current()) for (const event of events) target.addEventListener(event, load);
  return stop;
}

/** Calls `preloadOnIntent` for the element of a ref. */
export function usePreloadOnIntent(part: LazyPart<unknown>, target: RefObject<Element | null> | undefined): void {
  useEffect(() => (target?.current ? preloadOnIntent(part, target.current) : undefined), [part, target]);
}
