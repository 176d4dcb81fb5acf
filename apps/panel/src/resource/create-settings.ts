import type { Outcome, SendOptions } from '@kronos/api';
import type { Phrase } from '../messages/create-messages.ts';
import { type Answer, createAnswer } from '../stores/create-answer.ts';
import type { StoreDeps } from '../stores/store-deps.ts';
import { followEvents, type StaleOn } from './follow-events.ts';
import { queryFor, staleOf } from './stale.ts';

interface Versioned {
  version: string;
}

/** The calls of the settings of a form, as their group of endpoints has them. */
interface SettingsCalls<V extends Versioned> {
  read: (request: Record<string, never>, options: SendOptions) => Promise<Outcome<V>>;
  save: (
    request: { query: { based_on?: string }; body: Partial<Omit<V, 'version'>> },
    options: SendOptions,
  ) => Promise<Outcome<unknown>>;
}

interface SettingsDeps<V extends Versioned> {
  calls: SettingsCalls<V>;
  /** The events, by channel, after which they may have changed. */
  staleOn: StaleOn;
  saved: Phrase;
}

export interface SettingsStore<V extends Versioned> extends Pick<Answer<V>, 'state' | 'load'> {
  /** Saves the given values and keeps the others; the form shows a refusal. */
  save(change: Partial<Omit<V, 'version'>>, basedOn?: string): Promise<Outcome<unknown>>;
  /** The latest version read. */
  version(): string | undefined;
}

/** Creates the store of the settings of a form, which another admin may change as well. */
export function createSettings<V extends Versioned>(
  { calls, staleOn, saved }: SettingsDeps<V>,
  deps: StoreDeps,
): SettingsStore<V> {
  const { notices, signal, follow } = deps;
  const { state, load, loadAgain } = createAnswer<V>(deps, (options) => calls.read({}, options));
  followEvents(staleOn, follow, loadAgain);

  return {
    state,
    load,
    async save(body, basedOn) {
      const outcome = await calls.save({ query: queryFor(basedOn), body }, { signal });
      if (outcome.kind === 'ok' || staleOf(outcome)) await load();
      if (outcome.kind === 'ok') notices.done(saved);
      return outcome;
    },
    version: () => (state.read.status === 'ready' ? state.read.data.version : undefined),
  };
}
