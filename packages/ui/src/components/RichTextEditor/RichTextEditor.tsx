import { lazy, Suspense, useId, useRef, useState } from 'react';
import { announce } from 'react-aria/private/live-announcer/LiveAnnouncer';
import { classes } from '../../css/classes.ts';
import { visuallyHidden } from '../../css/visually-hidden.css.ts';
import { ErrorLine } from '../../field/ErrorLine.tsx';
import * as field from '../../field/Field.css.ts';
import { useServerError } from '../../field/use-server-error.ts';
import { defaultBaseMessages } from '../../i18n/base-messages.ts';
import { useWords } from '../../i18n/use-words.ts';
import * as css from './RichTextEditor.css.ts';
import type { RichTextEditorProps } from './rich-text-editor-props.ts';

// The editor is larger than most pages, so it loads with the first page that shows one.
const EditorSurface = lazy(async () => ({ default: (await import('./EditorSurface.tsx')).EditorSurface }));

/**
 * A field for text with headings, lists, links and pictures.
 * @example
 * <RichTextEditor label="Message" name="message" />
 */
export function RichTextEditor({
  label,
  help,
  error: ownError,
  hasOptionalMark = false,
  name,
  value,
  defaultValue = '',
  onChange,
  onPasteImage,
  placeholder,
  isReadOnly = false,
  isDisabled = false,
  isRequired = false,
}: RichTextEditorProps) {
  const words = useWords(defaultBaseMessages);
  const id = useId();
  const root = useRef<HTMLDivElement>(null);
  const [reported, setReported] = useState({ html: value ?? defaultValue });
  const [serverError, clearServerError] = useServerError(name);
  const [refused, setRefused] = useState<string>();
  const error = ownError ?? serverError ?? refused;
  const change = (next: string) => {
    setReported({ html: next });
    clearServerError();
    setRefused(undefined);
    onChange?.(next);
  };
  return (
    <div
      ref={root}
      className={field.field}
      data-invalid={error === undefined ? undefined : ''}
      data-disabled={isDisabled ? '' : undefined}
    >
      <span id={`${id}label`} className={field.label}>
        {label}
        {hasOptionalMark && <span className={field.optional}>{words.optional}</span>}
      </span>
      <div className={classes(field.box, css.frame)}>
        <Suspense fallback={<div aria-busy="true" className={css.loading} />}>
          <EditorSurface
            onChange={change}
            onPasteImage={onPasteImage}
            value={value}
            defaultValue={defaultValue}
            reported={reported}
            placeholder={placeholder}
            isReadOnly={isReadOnly}
            isDisabled={isDisabled}
            onRefused={(problem) => {
              setRefused(problem);
              announce(problem, 'assertive');
            }}
            aria={{
              'aria-labelledby': `${id}label`,
              'aria-describedby': `${id}help ${id}error`,
              'aria-required': String(isRequired),
              'aria-invalid': String(error !== undefined),
            }}
          />
        </Suspense>
        {name !== undefined && (
          // Submitted with a form; when the form focuses it, the focus moves on to the text.
          <textarea
            name={name}
            value={value ?? reported.html}
            disabled={isDisabled}
            readOnly
            tabIndex={-1}
            aria-hidden="true"
            className={visuallyHidden}
            onFocus={() => root.current?.querySelector<HTMLElement>('[contenteditable]')?.focus()}
          />
        )}
      </div>
      {help && (
        <span id={`${id}help`} className={field.help}>
          {help}
        </span>
      )}
      {error !== undefined && <ErrorLine id={`${id}error`}>{error}</ErrorLine>}
    </div>
  );
}
