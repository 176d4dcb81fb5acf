import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { DropZone } from 'react-aria-components/DropZone';
import { FileTrigger } from 'react-aria-components/FileTrigger';
import { useLocale } from 'react-aria-components/I18nProvider';
import type { DropItem } from 'react-aria-components/ListBox';
import { Text } from 'react-aria-components/Text';
import { useControlledState } from 'react-stately/useControlledState';
import { visuallyHidden } from '../../css/visually-hidden.css.ts';
import { ErrorLine } from '../../field/ErrorLine.tsx';
import * as field from '../../field/Field.css.ts';
import type { FieldTexts } from '../../field/Field.tsx';
import { useServerError } from '../../field/use-server-error.ts';
import { CloseIcon, UploadIcon } from '../../icons/actions.tsx';
import { defaultFieldMessages } from '../../i18n/field-messages.ts';
import { useWords } from '../../i18n/use-words.ts';
import { Button } from '../Button/Button.tsx';
import * as css from './FileDrop.css.ts';
import { formatSize } from '../../i18n/format-size.ts';
import { type FileLimits, type RefusedFile, sortFiles } from './sort-files.ts';

export interface FileDropProps extends Omit<FieldTexts, 'label' | 'hasOptionalMark'>, FileLimits {
  /** The field's label. */
  label: string;
  /** The allowed types as text, such as `PNG, JPG`. @default derived from `accept` */
  acceptText?: string | undefined;
  /** The files, when the host controls them. */
  value?: readonly File[] | undefined;
  /** The initial files. */
  defaultValue?: readonly File[] | undefined;
  /** Called with all files when some are added or one is removed; never with one beyond a limit. */
  onChange?: ((files: readonly File[]) => void) | undefined;
  /** The name in a form, which submits the files and shows a server's error of this name here. */
  name?: string | undefined;
  /** Renders content under a file's name, such as a `ProgressBar` while it is uploaded. */
  renderProgress?: ((file: File) => ReactNode) | undefined;
  /** Whether the field accepts no files. @default false */
  isDisabled?: boolean | undefined;
}

const none: readonly File[] = [];

/**
 * A field that accepts files by drop, paste or file dialog and shows the reason when it refuses one.
 * @example
 * <FileDrop label="Logo" onChange={setFiles} />
 */
export function FileDrop({
  label,
  help,
  error,
  accept,
  acceptText = accept?.join(', ') ?? '',
  maxSize,
  maxCount,
  value,
  defaultValue = none,
  onChange,
  name,
  renderProgress,
  isDisabled = false,
}: FileDropProps) {
  const words = useWords(defaultFieldMessages);
  const { locale } = useLocale();
  const id = useId();
  const [files, setFiles] = useControlledState(value, defaultValue, onChange);
  const [refused, setRefused] = useState<readonly RefusedFile[]>([]);
  const [serverError, clearServerError] = useServerError(name);
  const root = useRef<HTMLDivElement>(null);
  const sent = useRef<HTMLInputElement>(null);
  /** Where in the list a file was removed, until the focus that went with its button is taken care of. */
  const removedAt = useRef<number>(undefined);

  useEffect(() => {
    const at = removedAt.current;
    removedAt.current = undefined;
    if (at === undefined) return;
    const buttons = [...(root.current?.querySelectorAll<HTMLElement>('li > button') ?? [])];
    const next = buttons[at] ?? buttons[at - 1] ?? root.current?.querySelector('button');
    next?.focus();
  }, [files]);

  useEffect(() => {
    if (!sent.current) return;
    const transfer = new DataTransfer();
    for (const file of files) transfer.items.add(file);
    sent.current.files = transfer.files;
  }, [files, name]);

  const change = (next: readonly File[]) => {
    clearServerError();
    setFiles(next);
  };

  const take = (incoming: readonly File[]) => {
    const sorted = sortFiles(incoming, files, { accept, maxSize, maxCount });
    setRefused(sorted.refused);
    if (sorted.taken.length > 0) change([...files, ...sorted.taken]);
  };

  const takeDropped = async (items: readonly DropItem[]) =>
    take(await Promise.all(items.flatMap((item) => (item.kind === 'file' ? [item.getFile()] : []))));

  const reasons = {
    type: ({ name }: File) => words.fileWrongType(name, acceptText),
    size: ({ name }: File) => words.fileTooLarge(name, formatSize(maxSize ?? 0, locale)),
    count: ({ name }: File) => words.fileTooMany(name, maxCount ?? 0),
  };
  const problems = [
    ...[error ?? serverError].filter((text) => text !== undefined),
    ...refused.map(({ file, reason }) => reasons[reason](file)),
  ];

  return (
    <div
      ref={root}
      role="group"
      aria-labelledby={`${id}label`}
      aria-describedby={`${id}help ${id}error`}
      data-invalid={problems.length > 0 ? '' : undefined}
      className={field.field}
    >
      <span id={`${id}label`} className={field.label}>
        {label}
      </span>
      <DropZone
        className={css.zone}
        isDisabled={isDisabled}
        // Named after the field, so that the zone's own button, which receives pasted files, is too.
        aria-labelledby={`${id}label`}
        onDrop={({ items }) => void takeDropped(items)}
      >
        <FileTrigger
          allowsMultiple={maxCount !== 1}
          {...(accept ? { acceptedFileTypes: accept } : {})}
          onSelect={(chosen) => take([...(chosen ?? [])])}
        >
          <Button size="small" isDisabled={isDisabled} iconStart={<UploadIcon />}>
            {maxCount === 1 ? words.chooseFile : words.chooseFiles}
          </Button>
        </FileTrigger>
        <Text>{words.orDropFiles}</Text>
      </DropZone>
      {files.length > 0 && (
        // oxlint-disable-next-line jsx-a11y/no-redundant-roles -- Safari drops the role of a list without bullets
        <ul role="list" aria-labelledby={`${id}label`} className={css.list}>
          {files.map((file, index) => (
            <li key={`${file.name} ${file.size} ${file.lastModified}`} className={css.item}>
              <span className={css.name}>{file.name}</span>
              <span className={css.size}>{formatSize(file.size, locale)}</span>
              <Button
                size="small"
                tone="quiet"
                isDisabled={isDisabled}
                aria-label={words.removeFile(file.name)}
                iconStart={<CloseIcon />}
                onPress={() => {
                  setRefused([]);
                  removedAt.current = index;
                  change(files.filter((other) => other !== file));
                }}
              />
              {renderProgress && <div className={css.progress}>{renderProgress(file)}</div>}
            </li>
          ))}
        </ul>
      )}
      {help && (
        <span id={`${id}help`} className={field.help}>
          {help}
        </span>
      )}
      <div id={`${id}error`} role="alert" className={css.refusals}>
        {problems.map((problem) => (
          <ErrorLine key={problem}>{problem}</ErrorLine>
        ))}
      </div>
      {name !== undefined && (
        // Submitted with a form; when the form focuses it, the focus moves on to the button.
        <input
          ref={sent}
          type="file"
          multiple
          name={name}
          disabled={isDisabled}
          tabIndex={-1}
          aria-hidden="true"
          className={visuallyHidden}
          onFocus={() => root.current?.querySelector('button')?.focus()}
        />
      )}
    </div>
  );
}
