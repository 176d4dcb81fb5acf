import { type CSSProperties, type KeyboardEvent, useState } from 'react';
import { TextArea as RACTextArea } from 'react-aria-components/TextArea';
import { TextField as RACTextField } from 'react-aria-components/TextField';
import { classes } from '../../css/classes.ts';
import { visuallyHidden } from '../../css/visually-hidden.css.ts';
import * as field from '../../field/Field.css.ts';
import { FieldFrame, splitTexts } from '../../field/Field.tsx';
import { defaultControlMessages } from '../../i18n/control-messages.ts';
import { useWords } from '../../i18n/use-words.ts';
import { lines } from '../TextArea/lines.ts';
import * as area from '../TextArea/TextArea.css.ts';
import type { TextAreaProps } from '../TextArea/TextArea.tsx';
import * as css from './CodeField.css.ts';
import { breakLine, type Edit, indent, outdent } from './indent.ts';

export interface CodeFieldProps extends Omit<TextAreaProps, 'limit'> {
  /** The text that Tab inserts. @default two spaces */
  indentation?: string | undefined;
  /** Whether long lines wrap instead of scrolling sideways. @default false */
  isWrapped?: boolean | undefined;
}

/**
 * A field for code or configuration. Tab indents; Escape lets the next Tab leave the field.
 * @example
 * <CodeField label="Script" name="script" />
 */
export function CodeField({
  placeholder,
  minRows = 6,
  maxRows = 20,
  indentation = '  ',
  isWrapped = false,
  ...others
}: CodeFieldProps) {
  const [texts, props] = splitTexts(others);
  const messages = useWords(defaultControlMessages);
  const [isFree, setFree] = useState(false);
  const isEditable = !props.isReadOnly && !props.isDisabled;
  const rows: CSSProperties = { minBlockSize: lines(minRows), maxBlockSize: lines(maxRows) };

  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (!isEditable || event.nativeEvent.isComposing || event.ctrlKey || event.metaKey || event.altKey) return;
    const { currentTarget: target, key, shiftKey } = event;
    if (key === 'Escape' && !isFree) {
      // The first Escape is for the field; a second one may close the dialog around it.
      event.stopPropagation();
      setFree(true);
    } else if (key === 'Tab' && !isFree) {
      event.preventDefault();
      apply(target, (shiftKey ? outdent : indent)(selectionOf(target), indentation));
    } else if (key === 'Enter' && !shiftKey) {
      event.preventDefault();
      apply(target, breakLine(selectionOf(target)));
    }
    if (!['Escape', 'Tab', 'Shift'].includes(key)) setFree(false);
  };

  const help = (
    <>
      {texts.help}
      {texts.help && isEditable && ' '}
      {isEditable && messages.codeKeys}
    </>
  );

  return (
    <RACTextField {...props} spellCheck="false" autoCorrect="off" autoComplete="off" className={field.field}>
      <FieldFrame {...texts} help={help}>
        <div className={classes(field.box, area.area)}>
          <RACTextArea
            rows={minRows}
            autoCapitalize="none"
            className={classes(field.input, area.text, css.code, !isWrapped && css.unbroken)}
            placeholder={placeholder}
            style={rows}
            onKeyDown={onKeyDown}
            onBlur={() => setFree(false)}
          />
        </div>
        <span role="status" className={visuallyHidden}>
          {isFree && messages.codeFree}
        </span>
      </FieldFrame>
    </RACTextField>
  );
}

const selectionOf = ({ value, selectionStart, selectionEnd }: HTMLTextAreaElement) => ({
  text: value,
  start: selectionStart,
  end: selectionEnd,
});

/** Edits the text as typing does, so that the browser's own undo can revert it. */
function apply(target: HTMLTextAreaElement, { from, to, insert, start, end }: Edit) {
  // Deleting an empty selection would delete the character before the caret.
  if (target.value.slice(from, to) !== insert) {
    target.setSelectionRange(from, to);
    // oxlint-disable-next-line typescript/no-deprecated -- Nothing else edits and keeps the undo history.
    const isDone = document.execCommand(insert === '' ? 'delete' : 'insertText', false, insert);
    if (!isDone) {
      target.setRangeText(insert);
      target.dispatchEvent(new InputEvent('input', { bubbles: true }));
    }
  }
  target.setSelectionRange(start, end);
}
