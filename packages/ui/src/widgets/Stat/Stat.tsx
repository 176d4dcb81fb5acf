import type { ReactNode } from 'react';
import { Link } from 'react-aria-components/Link';
import { ChevronDownIcon, ChevronUpIcon, MinusIcon } from '../../icons/actions.tsx';
import * as css from './Stat.css.ts';

export const deltaDirections = ['up', 'down', 'flat'] as const;
export const deltaTones = ['good', 'bad', 'neutral'] as const;

/** The change of a figure: an arrow, the amount and, by its tone, whether it is welcome. */
export interface StatDelta {
  /** The direction of the arrow. */
  direction: (typeof deltaDirections)[number];
  /** The change as text, such as `3 more than yesterday`. */
  text: string;
  /** The colour, by the meaning of the change. @default 'neutral' */
  tone?: (typeof deltaTones)[number] | undefined;
}

export interface StatProps {
  /** The label: what is counted. */
  label: string;
  /** The figure, formatted. */
  value: ReactNode;
  /** The unit, shown smaller next to the value. */
  unit?: string | undefined;
  /** The change since an earlier time. */
  delta?: StatDelta | undefined;
  /** A quiet line under the figure, such as `of 24`. */
  note?: ReactNode;
  /** A `Spark` at the end of the figure's line. */
  spark?: ReactNode;
  /** The address of the list behind the figure, which makes the whole a link. */
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
