import type { Outcome } from '@kronos/api';
import type { Staleness } from '@kronos/api/contract';
import { useRef, useState } from 'react';
import { differing } from './differing.ts';
import { staleOf } from './stale.ts';

/** The version on screen, and the latest one read, even if it has not been rendered yet. */
export interface Versions {
  shown: string | undefined;
  latest: () => string | undefined;
}

interface ConflictDeps<D> {
  /** The saved values on screen. */
  saved: D;
  /** Undefined for a new record. */
  versions: Versions | undefined;
  /** Whether it is no conflict if another user has changed other values, which are on screen. */
  merges: boolean;
}

/** What a dialog about a conflict needs. */
export interface Conflict<D> {
  stale: Staleness;
  mine: D;
  theirs: D;
  /** Bases the next save on the version on screen. */
  onOverwrite: () => void;
  onClose: () => void;
}

/** Detects that another user has saved what is being changed here, so that neither overwrites the other unknowingly. */
export function useConflict<D extends object>({ saved, versions, merges }: ConflictDeps<D>) {
  const [stale, setStale] = useState<Staleness>();
  /** What was on screen when the first change was made. */
  const begun = useRef<{ version: string | undefined; saved: D }>(undefined);
  const begin = () => {
    begun.current = { version: versions?.shown, saved };
  };

  const versionFor = (values: D): string | undefined => {
    const from = begun.current;
    if (!from) return versions?.shown;
    const changedBefore = differing(from.saved, saved);
    const isUntouched = Object.keys(differing(values, saved)).every((name) => !(name in changedBefore));
    return merges && isUntouched ? versions?.shown : from.version;
  };

  return {
    /** To be called before the first change. */
    begin,
    /** Sends the values with the version that they are based on. Resolves with undefined if there is a conflict. */
    async save<O extends Outcome>(
      values: D,
      send: (basedOn: string | undefined) => Promise<O | undefined>,
    ): Promise<O | undefined> {
      const outcome = await send(versionFor(values));
      const refused = outcome && staleOf(outcome);
      setStale(refused);
      // Input typed meanwhile is a change to the version that was just saved.
      if (outcome?.kind === 'ok') begun.current = { version: versions?.latest(), saved: values };
      return refused ? undefined : outcome;
    },
    conflictOf: (mine: D): Conflict<D> | undefined =>
      stale && { stale, mine, theirs: saved, onOverwrite: begin, onClose: () => setStale(undefined) },
  };
}
