import type { ReactNode } from 'react';
import * as css from './ConnectionMark.css.ts';

export const connectionStates = ['connecting', 'live', 'recovering', 'offline', 'failed'] as const;
export type ConnectionState = (typeof connectionStates)[number];

export interface ConnectionMarkProps {
  /** The state of the connection. */
  state: ConnectionState;
  /** The state in a word or two, such as `Live`. */
  children: string;
  /** The age of the shown data, such as `2 min`. Its changes are not announced. */
  age?: string | undefined;
}

/**
 * An indicator of whether the page receives live updates, with a word and a shape for each state.
 * @example
 * <ConnectionMark state="live">Live</ConnectionMark>
 */
export function ConnectionMark({ state, children, age }: ConnectionMarkProps) {
  const isBusy = state === 'connecting' || state === 'recovering';
  return (
    <span className={css.mark({ state })} data-state={state}>
      <svg
        width="10"
        height="10"
        viewBox="0 0 10 10"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.5"
        strokeLinecap="round"
        aria-hidden="true"
        data-busy={isBusy || undefined}
        className={css.shape}
      >
        {shapes[state]}
      </svg>
      <output className={css.word}>{children}</output>
      {age && <span className={css.age}>{age}</span>}
    </span>
  );
}

/** Disc, dotted ring, half disc, crossed ring, triangle. */
const shapes: Record<ConnectionState, ReactNode> = {
  live: <circle cx="5" cy="5" r="4" fill="currentColor" stroke="none" />,
  connecting: <circle cx="5" cy="5" r="4" strokeDasharray="1.5 2.7" />,
  recovering: (
    <>
      <circle cx="5" cy="5" r="4" />
      <path d="M5 1a4 4 0 0 0 0 8Z" fill="currentColor" stroke="none" />
    </>
  ),
  offline: (
    <>
      <circle cx="5" cy="5" r="4" />
      <path d="m2.2 7.8 5.6-5.6" />
    </>
  ),
  failed: <path d="M5 1.2 9.2 8.6H.8Z" fill="currentColor" strokeLinejoin="round" />,
};
