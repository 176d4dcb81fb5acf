interface Options {
  replace?: boolean;
  state?: unknown;
  /** Called on the way, and not when somebody stays. */
  onLeave?: () => void;
}

/** Is asked before an address is left; calls `leave` to go there. */
export type LeaveGuard = (to: string, leave: () => void) => void;

/** The way to other addresses. */
export interface Way {
  /** Goes there, once whoever has something to lose agrees. What replaces its page goes on without a question. */
  navigate(to: string, options?: Options): void;
  /** Whom to ask. Of two the first asks, for both. */
  readonly guards: Set<LeaveGuard>;
}

/** A way that asks first. */
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
