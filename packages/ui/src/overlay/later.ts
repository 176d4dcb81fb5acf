import { type RefObject, useEffect, useState } from 'react';

/** Code that is fetched when it is first needed, such as what opens at a press. */
export interface Later<Part> {
  /** Fetches it, unless it is here or on its way; after a failure it may be asked for again. */
  load: () => Promise<Part>;
  /** It, if it is here. */
  current: () => Part | undefined;
}

export function later<Part>(fetch: () => Promise<Part>): Later<Part> {
  let part: Part | undefined;
  let coming: Promise<Part> | undefined;
  return {
    current: () => part,
    load: () => {
      coming ??= fetch().then(
        (fetched) => {
          part = fetched;
          return fetched;
        },
        (error: unknown) => {
          coming = undefined;
          throw error;
        },
      );
      return coming;
    },
  };
}

/**
 * The part once it is here; what needs it fetches it. Unlike React's `lazy` it does not suspend: a part that is here is drawn
 * at once, and one that does not come, as without a network, takes nothing else down. It is asked for anew at the next need.
 */
export function useLater<Part>(part: Later<Part>, need: boolean | number): Part | undefined {
  const [, setHere] = useState(false);
  useEffect(() => {
    if (need === false || need === 0 || part.current()) return;
    part.load().then(() => setHere(true), reportError);
  }, [part, need]);
  return part.current();
}

interface Openable {
  open: (focus?: 'first' | 'last' | null) => void;
  toggle: (focus?: 'first' | 'last' | null) => void;
}

/** Until the list is here, a further key at its button is meant for the list, so it does not close what the first one opened. */
export function heldOpen<State extends Openable>(state: State, part: Later<unknown>): State {
  return part.current() ? state : { ...state, toggle: state.open };
}

const signs = ['pointerenter', 'pointerdown', 'focusin', 'keydown'] as const;

/** Fetches a part once a hand is near a place, so that it is mostly here before the press. Gives the way to stop. */
export function loadNear(
  part: Later<unknown>,
  place: EventTarget,
  by: readonly (typeof signs)[number][] = signs,
): () => void {
  const stop = () => {
    for (const sign of by) place.removeEventListener(sign, load);
  };
  const load = () => {
    stop();
    // Whoever needs it asks again, and reports it then.
    part.load().catch(() => undefined);
  };
  if (!part.current()) for (const sign of by) place.addEventListener(sign, load);
  return stop;
}

/** For what opens at an element. */
export function useLoadNear(part: Later<unknown>, place: RefObject<Element | null> | undefined): void {
  useEffect(() => (place?.current ? loadNear(part, place.current) : undefined), [part, place]);
}
