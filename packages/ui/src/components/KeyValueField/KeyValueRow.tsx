import type { KeyboardEvent } from 'react';
import { Input } from 'react-aria-components/Input';
import { TextField } from 'react-aria-components/TextField';
import { classes } from '../../css/classes.ts';
import * as field from '../../field/Field.css.ts';
import { FieldError } from '../../field/Field.tsx';
import { defaultControlMessages } from '../../i18n/control-messages.ts';
import { useWords } from '../../i18n/use-words.ts';
import { ChevronDownIcon, ChevronUpIcon, CloseIcon } from '../../icons/actions.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import * as css from './KeyValueField.css.ts';
import type { KeyValue } from './rows.ts';

/** The errors of a row's name and value. */
export interface KeyValueErrors {
  name?: string | undefined;
  value?: string | undefined;
}

type Part = 'name' | 'value';

interface KeyValueRowProps {
  row: KeyValue;
  /** The name of the row, used in the names of its buttons. */
  rowName: string;
  position: number;
  heads: Readonly<Record<Part, string>>;
  placeholders: Readonly<Record<Part, string | undefined>>;
  errors: KeyValueErrors | undefined;
  name: string | undefined;
  isDisabled: boolean;
  /** The directions in which the row can move; undefined where the order has no meaning. */
  canMove: { up: boolean; down: boolean } | undefined;
  onChange: (change: Partial<Record<Part, string>>) => void;
  onMove: (by: -1 | 1) => void;
  onRemove: () => void;
}

/** A row with its name, its value and its buttons. */
export function KeyValueRow({
  row,
  rowName,
  position,
  heads,
  placeholders,
  errors,
  name,
  isDisabled,
  canMove,
  onChange,
  onMove,
  onRemove,
}: KeyValueRowProps) {
  const messages = useWords(defaultControlMessages);

  const onKeyDown = (event: KeyboardEvent) => {
    const by = event.altKey ? steps[event.key] : undefined;
    if (!by || !canMove) return;
    event.preventDefault();
    onMove(by);
  };

  return (
    <div role="group" aria-label={rowName} className={css.row}>
      {parts.map((part) => (
        <TextField
          key={part}
          aria-label={messages.rowLabel(heads[part], position)}
          value={row[part]}
          onChange={(text) => onChange({ [part]: text })}
          isDisabled={isDisabled}
          spellCheck="false"
          autoComplete="off"
          className={classes(field.field, part === 'value' && css.value)}
          {...(name ? { name: `${name}.${part}` } : {})}
          {...(errors?.[part] === undefined ? {} : { isInvalid: true })}
        >
          <div className={field.box}>
            <Input
              className={classes(field.input, css.mono)}
              placeholder={placeholders[part]}
              autoCapitalize="none"
              onKeyDown={onKeyDown}
            />
          </div>
          <FieldError>{errors?.[part]}</FieldError>
        </TextField>
      ))}
      <div className={css.actions}>
        {canMove && (
          <>
            <IconButton
              size="small"
              label={messages.moveRowUp(rowName)}
              icon={<ChevronUpIcon />}
              isDisabled={isDisabled || !canMove.up}
              onPress={() => onMove(-1)}
            />
            <IconButton
              size="small"
              label={messages.moveRowDown(rowName)}
              icon={<ChevronDownIcon />}
              isDisabled={isDisabled || !canMove.down}
              onPress={() => onMove(1)}
            />
          </>
        )}
        <IconButton
          size="small"
          label={messages.removeRow(rowName)}
          icon={<CloseIcon />}
          isDisabled={isDisabled}
          onPress={onRemove}
        />
      </div>
    </div>
  );
}

const parts = ['name', 'value'] as const;

const steps: Readonly<Record<string, -1 | 1 | undefined>> = { ArrowUp: -1, ArrowDown: 1 };
