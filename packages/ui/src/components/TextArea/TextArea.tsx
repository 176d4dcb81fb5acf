import type { CSSProperties } from 'react';
import { TextArea as RACTextArea } from 'react-aria-components/TextArea';
import { TextField as RACTextField, type TextFieldProps as RACTextFieldProps } from 'react-aria-components/TextField';
import { useControlledState } from 'react-stately/useControlledState';
import { classes } from '../../css/classes.ts';
import { visuallyHidden } from '../../css/visually-hidden.css.ts';
import * as field from '../../field/Field.css.ts';
import { FieldError, type FieldTexts, Help, Label, splitTexts } from '../../field/Field.tsx';
import { defaultControlMessages } from '../../i18n/control-messages.ts';
import { useWords } from '../../i18n/use-words.ts';
import { lines } from './lines.ts';
import * as css from './TextArea.css.ts';

export interface TextAreaProps
  extends Omit<
      RACTextFieldProps,
      'className' | 'style' | 'render' | 'children' | 'isInvalid' | 'slot' | 'type' | 'maxLength'
    >,
    FieldTexts {
  /** An example of a value. It must not be the only explanation of the field. */
  placeholder?: string | undefined;
  /** The number of lines of an empty field. @default 3 */
  minRows?: number | undefined;
  /** The number of lines to which it grows before it scrolls. @default 12 */
  maxRows?: number | undefined;
  /**
   * The maximum number of characters, shown as a count. A longer text is kept and marked invalid, so that a paste is
   * never cut off.
   */
  limit?: number | undefined;
}

/**
 * A field for several lines of text that grows with its content.
 * @example
 * <TextArea label="Note" name="note" limit={500} />
 */
export function TextArea({
  placeholder,
  minRows = 3,
  maxRows = 12,
  limit,
  value: given,
  defaultValue = '',
  onChange,
  validate,
  ...others
}: TextAreaProps) {
  const [{ label, help, error, hasOptionalMark }, props] = splitTexts(others);
  const messages = useWords(defaultControlMessages);
  const [value, setValue] = useControlledState<string>(given, defaultValue, onChange);
  const left = limit === undefined ? Number.POSITIVE_INFINITY : limit - value.length;
  const overText = left < 0 ? messages.charactersOver(-left) : null;
  const rows: CSSProperties = { minBlockSize: lines(minRows), maxBlockSize: lines(maxRows) };

  return (
    <RACTextField
      {...props}
      value={value}
      onChange={setValue}
      validate={(text) =>
        limit !== undefined && text.length > limit ? messages.charactersOver(text.length - limit) : validate?.(text)
      }
      className={field.field}
    >
      <Label hasOptionalMark={hasOptionalMark ?? false}>{label}</Label>
      <div className={classes(field.box, css.area)}>
        <RACTextArea rows={minRows} className={classes(field.input, css.text)} placeholder={placeholder} style={rows} />
      </div>
      {(help || limit !== undefined) && (
        <div className={css.under}>
          <Help>{help}</Help>
          {limit !== undefined && (
            <>
              <span className={css.count} aria-hidden="true" {...(left < 0 ? { 'data-over': true } : {})}>
                {messages.characterCount(value.length, limit)}
              </span>
              <span role="status" className={visuallyHidden}>
                {overText ?? (left <= near && messages.charactersLeft(Math.ceil(left / step) * step))}
              </span>
            </>
          )}
        </div>
      )}
      <FieldError>{error}</FieldError>
    </RACTextField>
  );
}

/**
 * The number of remaining characters at which the count is announced, and again at each step: an announcement on each key
 * press would interrupt typing.
 */
const near = 20;
const step = 10;
