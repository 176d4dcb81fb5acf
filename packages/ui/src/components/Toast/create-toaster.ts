import { createTimer, type Timer } from './timer.ts';

export const toastTones = ['neutral', 'info', 'success', 'warning', 'danger'] as const;
export type ToastTone = (typeof toastTones)[number];

export const toastPositions = ['top-right', 'bottom-right'] as const;
export type ToastPosition = (typeof toastPositions)[number];

export interface ToastOptions {
  /** The title: what happened, in one line. */
  title: string;
  /** A second sentence. */
  text?: string | undefined;
  /** The colour and icon, by their meaning. @default 'neutral' */
  tone?: ToastTone | undefined;
  /** How long the toast stays, in milliseconds; null keeps it until it is closed (spec §9). @default 5000 */
  timeout?: number | null | undefined;
  /** The corner in which the toast appears. @default 'top-right' */
  position?: ToastPosition | undefined;
  /** One action. The toast closes after it. */
  action?: { label: string; onPress: () => void } | undefined;
  /** The group. Toasts of one group collapse into the open one, which counts them. */
  group?: string | undefined;
  /** Called once when the toast is closed in any way. */
  onClose?: (() => void) | undefined;
}

/** The current state of a toast. */
export interface ToastRecord {
  readonly id: string;
  readonly title: string;
  readonly text: string | undefined;
  readonly tone: ToastTone;
  readonly position: ToastPosition;
  readonly action: ToastOptions['action'];
  readonly group: string | undefined;
  /** The number of toasts collapsed into this one by their group. */
  readonly count: number;
  /** Whether the toast is closing and no longer reacts. */
  readonly isClosing: boolean;
  /** Whether the toast is one of the “n more” of its corner: not to be seen, and its timeout waits. */
  readonly isFolded: boolean;
}

/** The toasts of one page. It does not depend on the DOM, so it works before the region that shows them has loaded. */
export interface Toaster {
  /** Shows a toast and returns its id. */
  add: (options: ToastOptions) => string;
  /** Changes an open toast; a given `timeout` restarts. Returns whether the toast was still open. */
  update: (id: string, changes: Partial<Omit<ToastOptions, 'onClose' | 'group'>>) => boolean;
  close: (id: string) => void;
  closeAll: () => void;
  /** Returns the visible toasts, newest first. */
  getToasts: () => readonly ToastRecord[];
  subscribe: (listener: () => void) => () => void;
  /** For the region: attaches it; timers run only while a region is attached. Returns a function that detaches it. */
  attach: () => () => void;
  /** For the region: pauses or resumes all timers for a reason, such as hover. */
  setPaused: (reason: string, isPaused: boolean) => void;
  /** For the region: unfolds the older toasts of a corner, or folds those of both with null. */
  setUnfolded: (position: ToastPosition | null) => void;
  /** For the region: removes a toast whose exit animation has ended. */
  remove: (id: string) => void;
}

/** The maximum number of visible toasts; the oldest ones wait and return when others close (spec §9). */
export const toastLimit = 20;
/** The number of toasts that a corner shows before it folds the older ones. */
export const toastFold = 5;
export const defaultToastTimeout = 5000;

interface Entry {
  record: ToastRecord;
  timer: Timer | null;
  onClose: (() => void) | undefined;
}

/**
 * Creates a toaster: the queue of toasts that a `ToastRegion` shows. Create one per page.
 * @example
 * const toaster = createToaster()
 */
export function createToaster({ limit = toastLimit }: { limit?: number } = {}): Toaster {
  let entries: readonly Entry[] = [];
  let shown: readonly ToastRecord[] = [];
  let nextId = 1;
  let regions = 0;
  let unfolded: ToastPosition | null = null;
  const listeners = new Set<() => void>();
  const pauses = new Set<string>();

  const find = (id: string) => entries.find(({ record }) => record.id === id && !record.isClosing);

  function publish(next: readonly Entry[]) {
    entries = next;
    shown = folded(entries.slice(0, limit), unfolded);
    const isRunning = regions > 0 && pauses.size === 0;
    for (const [index, { timer }] of entries.entries()) {
      const record = shown[index];
      if (isRunning && record && !record.isClosing && !record.isFolded) timer?.resume();
      else timer?.pause();
    }
    for (const listener of listeners) listener();
  }

  const replace = (old: Entry, next: Entry) => publish(entries.map((entry) => (entry === old ? next : entry)));
  const timerFor = (id: string, timeout: number | null) =>
    timeout === null ? null : createTimer(timeout, () => close(id));

  function add(options: ToastOptions): string {
    const { timeout = defaultToastTimeout, group } = options;
    const open =
      group === undefined ? undefined : entries.find(({ record }) => record.group === group && !record.isClosing);
    const id = open?.record.id ?? `toast-${nextId++}`;
    const record: ToastRecord = {
      id,
      title: options.title,
      text: options.text,
      tone: options.tone ?? 'neutral',
      position: options.position ?? 'top-right',
      action: options.action,
      group,
      count: (open?.record.count ?? 0) + 1,
      isClosing: false,
      isFolded: false,
    };
    const entry = { record, timer: timerFor(id, timeout), onClose: options.onClose };
    if (open) {
      open.timer?.pause();
      const onClose = () => {
        open.onClose?.();
        options.onClose?.();
      };
      replace(open, { ...entry, onClose });
    } else publish([entry, ...entries]);
    return id;
  }

  function close(id: string) {
    const entry = find(id);
    if (!entry) return;
    entry.timer?.pause();
    const isSeen = regions > 0 && shown.some((record) => record.id === id);
    if (isSeen) replace(entry, { ...entry, record: { ...entry.record, isClosing: true } });
    else publish(entries.filter((other) => other !== entry));
    entry.onClose?.();
  }

  return {
    add,
    close,
    update(id, changes) {
      const entry = find(id);
      if (!entry) return false;
      const { timeout, title, ...rest } = changes;
      if (timeout !== undefined) entry.timer?.pause();
      replace(entry, {
        ...entry,
        record: { ...entry.record, ...defined(rest), ...(title === undefined ? {} : { title }) },
        timer: timeout === undefined ? entry.timer : timerFor(id, timeout),
      });
      return true;
    },
    closeAll() {
      for (const { record } of entries) close(record.id);
    },
    remove: (id) => publish(entries.filter(({ record }) => record.id !== id || !record.isClosing)),
    getToasts: () => shown,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    attach() {
      regions += 1;
      publish(entries);
      return () => {
        regions -= 1;
        publish(regions > 0 ? entries : entries.filter(({ record }) => !record.isClosing));
      };
    },
    setPaused(reason, isPaused) {
      if (isPaused) pauses.add(reason);
      else pauses.delete(reason);
      publish(entries);
    },
    setUnfolded(position) {
      if (position === unfolded) return;
      unfolded = position;
      publish(entries);
    },
  };
}

/** The records of the entries; those behind the newest of their corner are folded. */
function folded(entries: readonly Entry[], unfolded: ToastPosition | null): readonly ToastRecord[] {
  const places: Record<ToastPosition, number> = { 'top-right': 0, 'bottom-right': 0 };
  return entries.map(({ record }) => {
    places[record.position] += 1;
    const isFolded = record.position !== unfolded && places[record.position] > toastFold;
    return isFolded ? { ...record, isFolded } : record;
  });
}

const defined = <T extends object>(value: T): Partial<T> =>
  Object.fromEntries(Object.entries(value).filter(([, part]) => part !== undefined)) as Partial<T>;
