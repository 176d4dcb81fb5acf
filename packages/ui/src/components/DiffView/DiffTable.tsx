import { Fragment } from 'react';
import { visuallyHidden } from '../../css/visually-hidden.css.ts';
import type { FrameMessages } from '../../i18n/frame-messages.ts';
import { Button } from '../Button/Button.tsx';
import * as css from './DiffView.css.ts';
import type { DiffRow, DiffStretch } from './diff-rows.ts';

export interface DiffTableProps {
  /** The name of the table. */
  label: string;
  /** The heading of the line numbers before the change. */
  beforeLabel: string;
  /** The heading of the line numbers after the change. */
  afterLabel: string;
  /** The lines in sections, folded or not. */
  stretches: readonly DiffStretch[];
  /** The first rows of the folded sections that were opened. */
  opened: ReadonlySet<number>;
  /** Opens the folded section that begins at a row. */
  onOpen: (from: number) => void;
  /** The texts of the kit. */
  messages: FrameMessages;
}

/** The lines of both texts, as a table. */
export function DiffTable({ label, beforeLabel, afterLabel, stretches, opened, onOpen, messages }: DiffTableProps) {
  return (
    <table aria-label={label} className={css.table}>
      <thead className={visuallyHidden}>
        <tr>
          <th scope="col">{beforeLabel}</th>
          <th scope="col">{afterLabel}</th>
          <th scope="col">{messages.changeKind}</th>
          <th scope="col">{messages.lineText}</th>
        </tr>
      </thead>
      <tbody>
        {stretches.map(({ from, rows, isFolded }) => (
          <Fragment key={from}>
            {isFolded && !opened.has(from) ? (
              <tr>
                <td colSpan={4} className={css.fold}>
                  <Button size="small" tone="quiet" onPress={() => onOpen(from)}>
                    {messages.showUnchanged(rows.length)}
                  </Button>
                </td>
              </tr>
            ) : (
              rows.map((row, index) => (
                <Line
                  key={`${row.before ?? ''}:${row.after ?? ''}`}
                  row={row}
                  from={isFolded && index === 0 ? from : undefined}
                  isFirst={row.change !== undefined && rows[index - 1]?.change !== row.change}
                  changeLabel={{ same: '', added: messages.lineAdded, removed: messages.lineRemoved }[row.kind]}
                />
              ))
            )}
          </Fragment>
        ))}
      </tbody>
    </table>
  );
}

const signs = { same: '', added: '+', removed: '−' };

interface LineProps {
  row: DiffRow;
  /** The first row of the section, on the first line of an opened section. */
  from: number | undefined;
  /** Whether a change begins here. */
  isFirst: boolean;
  /** How the line changed, in one word for screen readers. */
  changeLabel: string;
}

function Line({ row, from, isFirst, changeLabel }: LineProps) {
  const { kind, text, before, after, change } = row;
  return (
    <tr
      className={css.row({ kind })}
      tabIndex={isFirst || from !== undefined ? -1 : undefined}
      data-change={isFirst ? change : undefined}
      data-from={from}
    >
      <td className={css.number}>{before}</td>
      <td className={css.number}>{after}</td>
      <td className={css.sign({ kind })}>
        <span aria-hidden="true">{signs[kind]}</span>
        <span className={visuallyHidden}>{changeLabel}</span>
      </td>
      <td className={css.text}>{text}</td>
    </tr>
  );
}
