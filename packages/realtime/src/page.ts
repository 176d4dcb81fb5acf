/**
 * The state of the page on which reconnecting depends.
 * @example
 * const page: Page = { isVisible: () => true, isOnline: () => true, onChange: () => () => {} }
 */
export interface Page {
  isVisible(): boolean;
  isOnline(): boolean;
  /** Calls `fn` when one of the two may have changed. Returns a function that unsubscribes. */
  onChange(fn: () => void): () => void;
}

interface Source {
  addEventListener(event: string, fn: () => void): void;
  removeEventListener(event: string, fn: () => void): void;
}

/** The part of a browser that is used; a server, which type-checks this file too, has none of it. */
interface Surroundings {
  readonly setTimeout: unknown;
  readonly document?: Source & { readonly visibilityState: string };
  readonly window?: Source;
  readonly navigator?: { readonly onLine?: boolean };
}

/** The browser's page. Outside of a browser it is always visible and online. */
export const browserPage: Page = {
  isVisible: () => surroundings().document?.visibilityState !== 'hidden',
  // Node has a navigator since version 21, but without `onLine`.
  isOnline: () => surroundings().navigator?.onLine ?? true,
  onChange(fn) {
    const { document, window } = surroundings();
    const bindings = [
      [window, 'online'],
      [window, 'offline'],
      [document, 'visibilitychange'],
    ] as const;
    for (const [source, event] of bindings) source?.addEventListener(event, fn);
    return () => {
      for (const [source, event] of bindings) source?.removeEventListener(event, fn);
    };
  },
};

function surroundings(): Surroundings {
  return globalThis;
}
