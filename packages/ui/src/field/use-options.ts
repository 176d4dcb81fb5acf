import { useEffect, useRef, useState } from 'react';
import { useFilter } from 'react-aria/useFilter';

/** An option of a `Select`. */
export interface Option {
  id: string;
  /** What people read and search. */
  label: string;
  /** A line under it. */
  description?: string | undefined;
  isDisabled?: boolean | undefined;
  /** Made of what was typed; its id is its label until the host gives it a better one. */
  isNew?: boolean | undefined;
}

/** Finds options for what was typed; the signal says when nobody waits for the answer any more. */
export type LoadOptions = (query: string, signal: AbortSignal) => Promise<readonly Option[]>;

/** How far the options are. */
export type OptionsState = 'ready' | 'loading' | 'failed';

interface Answer {
  options: readonly Option[];
  state: OptionsState;
}

interface KeptAnswer extends Answer {
  /** What it answers; nothing was asked yet without it. */
  query?: string;
}

// A pause in typing, so that a word asks once and not once a letter.
const pause = 200;

/** An answer to another text may be read, but not chosen. */
const disable = (option: Option): Option => ({ ...option, isDisabled: true });

/** The options for a query: filtered here from a list, or asked of the host. A late answer to an older query is dropped. */
export function useOptions(source: readonly Option[] | LoadOptions, query: string, isActive: boolean): Answer {
  const { contains } = useFilter({ sensitivity: 'base' });
  const [answer, setAnswer] = useState<KeptAnswer>({ options: [], state: 'loading' });
  const latest = useRef(source);
  const isRemote = typeof source === 'function';

  useEffect(() => {
    latest.current = source;
  });

  useEffect(() => {
    if (!isRemote || !isActive) return undefined;
    const controller = new AbortController();
    const settle = (next: Answer) => {
      if (!controller.signal.aborted) setAnswer({ ...next, query });
    };
    const ask = async () => {
      if (typeof latest.current !== 'function') return;
      try {
        settle({ options: await latest.current(query, controller.signal), state: 'ready' });
      } catch {
        settle({ options: [], state: 'failed' });
      }
    };
    const timer = setTimeout(() => void ask(), query === '' ? 0 : pause);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [isRemote, isActive, query]);

  if (typeof source === 'function')
    return answer.query === query ? answer : { options: answer.options.map(disable), state: 'loading' };
  return { options: source.filter(({ label }) => contains(label, query)), state: 'ready' };
}
