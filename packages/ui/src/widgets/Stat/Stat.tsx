import type { ReactNode } from 'react';
import { Link } from 'react-aria-components/Link';
import { ChevronDownIcon, ChevronUpIcon, MinusIcon } from '../../icons/actions.tsx';
import * as css from './Stat.css.ts';

export const deltaDirections = ['up', 'down', 'flat'] as const;
export const deltaTones = ['good', 'bad', 'neutral'] as const;

/** How a figure changed: an arrow, the change and, in its tone, whether that is welcome. */
export interface StatDelta {
  /** Decides the arrow. */
  direction: (typeof deltaDirections)[number];
  /** The change in words, such as `3 more than yesterday`. */
  text: string;
  /** @default 'neutral' */
  tone?: (typeof deltaTones)[number] | undefined;
}

export interface StatProps {
  /** What is counted. */
  label: string;
  /** The figure, formatted. */
  value: ReactNode;
  /** Its unit, smaller beside it. */
  unit?: string | undefined;
  /** How it changed since. */
  delta?: StatDelta | undefined;
  /** A quiet line under it, such as `of 24`. */
  note?: ReactNode;
  /** A `Spark` at the end of the figure's line. */
  spark?: ReactNode;
  /** Where the list behind the figure is; makes the whole a link. */
  href?: string | undefined;
}

const arrows = { up: ChevronUpIcon, down: ChevronDownIcon, flat: MinusIcon };

/**
 * One important figure, large, with its trend.
 * @example
 * <Stat label="Streams" value="42" />
 */
export function Stat({ label, value, unit, delta, note, spark, href }: StatProps) {
  const Arrow = arrows[delta?.direction ?? 'flat'];
  const content = (
    <>
      <span className={css.label}>{label}</span>
      <span className={css.line}>
        <span className={css.value}>
          {value}
          {unit && <span className={css.unit}>{unit}</span>}
        </span>
        {spark}
      </span>
      {(delta || note) && (
        <span className={css.foot}>
          {delta && (
            <span className={css.delta({ tone: delta.tone ?? 'neutral' })}>
              <Arrow />
              {delta.text}
            </span>
          )}
          {note && <span>{note}</span>}
        </span>
      )}
    </>
  );
  return href === undefined ? (
    <div className={css.stat}>{content}</div>
  ) : (
    <Link href={href} className={css.stat}>
      {content}
    </Link>
  );
}
