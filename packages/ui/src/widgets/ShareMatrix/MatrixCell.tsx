import { roles } from '../../grid/roles.ts';
import { CheckIcon, MinusIcon, PlusIcon, CloseIcon } from '../../icons/actions.tsx';
import { ClockIcon } from '../../icons/things.tsx';
import { WarningIcon } from '../../icons/status.tsx';
import type { ShareMatrixLabels } from './labels.ts';
import type { ShareMark } from './matrix.ts';
import * as css from './ShareMatrix.css.ts';

const icons = {
  none: MinusIcon,
  pending: ClockIcon,
  accepted: CheckIcon,
  extra: WarningIcon,
  missing: WarningIcon,
} as const satisfies Record<ShareMark, unknown>;

interface CellFacts {
  mark: ShareMark;
  /** The state that it should have; undefined if unchanged. */
  wanted: boolean | undefined;
  /** Why it cannot be changed. */
  barrier: string | undefined;
}

/** The visible text of a cell, and the text for screen readers. */
export function wordsOf({ mark, wanted, barrier }: CellFacts, labels: ShareMatrixLabels) {
  if (barrier !== undefined) return { shown: labels.barred, more: barrier };
  if (wanted === undefined) return { shown: labels.marks[mark], more: undefined };
  return { shown: wanted ? labels.share : labels.take, more: labels.marks[mark] };
}

/** A cell: a mark and a word, never a colour alone. */
export function MatrixCell({
  row,
  column,
  left,
  isFirst,
  isStop,
  name,
  facts,
  labels,
}: {
  row: number;
  column: number;
  left: number;
  /** Whether it is the first column of another server. */
  isFirst: boolean;
  isStop: boolean;
  /** The person, the library and the server. */
  name: string;
  facts: CellFacts;
  labels: ShareMatrixLabels;
}) {
  const { shown, more } = wordsOf(facts, labels);
  const { wanted, barrier, mark } = facts;
  const Icon = wanted === undefined ? icons[mark] : wanted ? PlusIcon : CloseIcon;
  return (
    <td
      {...roles.cell}
      aria-colindex={column + 2}
      aria-label={[`${name}: ${shown}`, more].filter(Boolean).join(', ')}
      aria-disabled={barrier !== undefined || undefined}
      data-cell=""
      data-row={row}
      data-column={column}
      data-first={isFirst || undefined}
      data-mark={mark}
      data-wanted={wanted}
      title={barrier}
      tabIndex={isStop ? 0 : -1}
      className={css.cell}
      style={{ insetInlineStart: `${left}px` }}
    >
      {barrier === undefined && <Icon size={12} />}
      <span className={css.cut}>{shown}</span>
    </td>
  );
}
