import { useId, useLayoutEffect, useRef, useState } from 'react';
import { useControlledState } from 'react-stately/useControlledState';
import { visuallyHidden } from '../../css/visually-hidden.css.ts';
import { ErrorLine } from '../../field/ErrorLine.tsx';
import * as field from '../../field/Field.css.ts';
import type { FieldTexts } from '../../field/Field.tsx';
import { defaultBaseMessages } from '../../i18n/base-messages.ts';
import { defaultControlMessages } from '../../i18n/control-messages.ts';
import { useWords } from '../../i18n/use-words.ts';
import { PlusIcon } from '../../icons/actions.tsx';
import { Button } from '../Button/Button.tsx';
import * as css from './KeyValueField.css.ts';
import { type KeyValueErrors, KeyValueRow } from './KeyValueRow.tsx';
import { addRow, changeRow, type KeyValue, moveRow } from './rows.ts';

export type { KeyValue, KeyValueErrors };

export interface KeyValueFieldProps extends FieldTexts {
  /** The rows, when the host controls them. */
  value?: readonly KeyValue[] | undefined;
  /** The initial rows. */
  defaultValue?: readonly KeyValue[] | undefined;
  /** Called with all rows after each change. */
  onChange?: ((rows: readonly KeyValue[]) => void) | undefined;
  /** The errors of rows, by row id. */
  rowErrors?: Readonly<Record<string, KeyValueErrors>> | undefined;
  /**
   * The name in a form. The inputs are named `name.0.name`, `name.0.value` and so on, and show a server's errors of
   * these names.
   */
  name?: string | undefined;
  /** The heading over the names. @default the kit's "Name" */
  nameLabel?: string | undefined;
  /** The heading over the values. @default the kit's "Value" */
  valueLabel?: string | undefined;
  /** An example of a name. */
  namePlaceholder?: string | undefined;
  /** An example of a value. */
  valuePlaceholder?: string | undefined;
  /** The label of the button that adds a row. @default the kit's "Add a row" */
  addLabel?: string | undefined;
  /** Whether rows cannot be moved, because their order has no meaning. @default false */
  isUnordered?: boolean | undefined;
  /** Whether the field is disabled. @default false */
  isDisabled?: boolean | undefined;
}

const noRows: readonly KeyValue[] = [];

/**
 * A field for pairs of a name and a value, such as environment variables, labels or headers.
 * @example
 * <KeyValueField label="Environment" name="env" />
 */
export function KeyValueField({
  label,
  help,
  error,
  hasOptionalMark = false,
  value,
  defaultValue = noRows,
  onChange,
  rowErrors,
  name,
  nameLabel,
  valueLabel,
  namePlaceholder,
  valuePlaceholder,
  addLabel,
  isUnordered = false,
  isDisabled = false,
}: KeyValueFieldProps) {
  const messages = useWords(defaultControlMessages);
  const { optional } = useWords(defaultBaseMessages);
  const [rows, setRows] = useControlledState<readonly KeyValue[]>(value, defaultValue, onChange);
  const [announcement, announce] = useState('');
  const list = useRef<HTMLDivElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const focusNext = useRef<(rows: readonly Element[]) => void>(undefined);
  const id = useId();

  // The focused element may be gone, or may have lost the focus when it was moved.
  useLayoutEffect(() => {
    focusNext.current?.([...(list.current?.children ?? [])]);
    focusNext.current = undefined;
  }, [rows]);

  const heads = { name: nameLabel ?? messages.rowName, value: valueLabel ?? messages.rowValue };
  const nameOf = (row: KeyValue) => row.name || messages.unnamedRow(rows.indexOf(row) + 1);

  const add = () => {
    focusNext.current = (elements) => elements.at(-1)?.querySelector('input')?.focus();
    setRows(addRow(rows));
  };

  const remove = (row: KeyValue) => {
    const at = rows.indexOf(row);
    focusNext.current = (elements) => {
      const neighbour = elements[at] ?? elements.at(-1);
      const [button = opener.current] = [...(neighbour?.querySelectorAll('button') ?? [])].toReversed();
      button?.focus();
    };
    announce(messages.rowRemoved(nameOf(row)));
    setRows(rows.filter((entry) => entry !== row));
  };

  const move = (row: KeyValue, by: -1 | 1) => {
    const moved = moveRow(rows, row.id, by);
    if (moved === rows) return;
    const focused = document.activeElement;
    focusNext.current = (elements) => {
      const [up, down] = elements[moved.indexOf(row)]?.querySelectorAll('button') ?? [];
      // At the first or last place the pressed button is disabled, so the focus moves to its counterpart.
      const isOff = focused instanceof HTMLButtonElement && focused.disabled;
      const target = isOff ? (by < 0 ? down : up) : focused;
      if (target instanceof HTMLElement) target.focus();
    };
    announce(messages.rowMoved(nameOf(row), moved.indexOf(row) + 1, moved.length));
    setRows(moved);
  };

  return (
    <div
      role="group"
      aria-labelledby={`${id}-label`}
      aria-describedby={`${id}-error ${id}-help ${id}-keys`}
      className={field.field}
    >
      <span className={field.label}>
        <span id={`${id}-label`}>{label}</span>
        {hasOptionalMark && <span className={field.optional}>{optional}</span>}
      </span>
      <div className={css.root}>
        {rows.length > 0 && (
          <div className={css.heads} aria-hidden="true">
            <span>{heads.name}</span>
            <span>{heads.value}</span>
            <span className={css.noHead({ isUnordered })} />
          </div>
        )}
        <div ref={list} className={css.rows}>
          {rows.map((row, index) => (
            <KeyValueRow
              key={row.id}
              row={row}
              rowName={nameOf(row)}
              position={index + 1}
              heads={heads}
              placeholders={{ name: namePlaceholder, value: valuePlaceholder }}
              errors={rowErrors?.[row.id]}
              name={name && `${name}.${index}`}
              isDisabled={isDisabled}
              canMove={isUnordered ? undefined : { up: index > 0, down: index < rows.length - 1 }}
              onChange={(change) => setRows(changeRow(rows, row.id, change))}
              onMove={(by) => move(row, by)}
              onRemove={() => remove(row)}
            />
          ))}
        </div>
        <Button ref={opener} size="small" iconStart={<PlusIcon />} isDisabled={isDisabled} onPress={add}>
          {addLabel ?? messages.addRow}
        </Button>
      </div>
      {help && (
        <span id={`${id}-help`} className={field.help}>
          {help}
        </span>
      )}
      {error && <ErrorLine id={`${id}-error`}>{error}</ErrorLine>}
      {!isUnordered && (
        <span id={`${id}-keys`} hidden>
          {messages.moveKeys}
        </span>
      )}
      <span role="status" className={visuallyHidden}>
        {announcement}
      </span>
    </div>
  );
}
