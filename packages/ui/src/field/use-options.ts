import { useEffect, useRef, useState } from 'react';
import { useFilter } from 'react-aria/useFilter';

/** An option of a `Select`. */
export interface Option {
  id: string;
  /** The text that users read and search. */
  label: string;
  /** A line under the label. */
  description?: string | undefined;
  isDisabled?: boolean | undefined;
  /** Whether the option was created from typed text; its id is its label until the host replaces it. */
  isNew?: boolean | undefined;
}

/** Loads options for the typed text; the signal aborts when the results are no longer needed. */
export type LoadOptions = (query: string, signal: AbortSignal) => Promise<readonly Option[]>;

/** The loading state of the options. */
export type OptionsState = 'ready' | 'loading' | 'failed';

interface Answer {
  options: readonly Option[];
  state: OptionsState;
}

interface KeptAnswer extends Answer {
  /** The query of the results; undefined before the first request. */
  query?: string;
}

// The pause in typing after which a request is sent, so that there is not one for each letter.
const pause = 200;

/** Disables an option of another query: it can be read, but not chosen. */
const disable = (option: Option): Option => ({ ...option, isDisabled: true });

/** Returns the options for a query: filtered from a list, or loaded by the host. Results for an outdated query are ignored. */
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
