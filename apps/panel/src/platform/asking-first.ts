interface Options {
  replace?: boolean;
  state?: unknown;
  /** Called when the navigation happens, and not when the user stays. */
  onLeave?: () => void;
}

/** Called before an address is left; calls `leave` to go on. */
export type LeaveGuard = (to: string, leave: () => void) => void;

/** Navigation with guards. */
export interface Way {
  /** Navigates, once the guard agrees. A navigation that replaces the page asks no guard. */
  navigate(to: string, options?: Options): void;
  /** The guards to ask. If there are several, only the first is asked. */
  readonly guards: Set<LeaveGuard>;
}

/** Creates a navigation that asks its guards first. */
export function askingFirst(go: Way['navigate']): Way {
  const guards = new Set<LeaveGuard>();
  return {
    guards,
    navigate(to, options) {
      const leave = () => {
        options?.onLeave?.();
        go(to, options);
      };
      const [ask] = options?.replace ? [] : guards;
      if (ask) ask(to, leave);
      else leave();
    },
  };
}
