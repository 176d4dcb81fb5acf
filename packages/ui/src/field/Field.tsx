import { type ReactNode, use } from 'react';
import { FieldErrorContext } from 'react-aria-components/FieldError';
import { Label as RACLabel } from 'react-aria-components/Label';
import { Text } from 'react-aria-components/Text';
import { visuallyHidden } from '../css/visually-hidden.css.ts';
import { ErrorIcon } from '../icons/field-marks.tsx';
import { type BaseMessages, defaultBaseMessages } from '../i18n/base-messages.ts';
import { useWords } from '../i18n/use-words.ts';
import * as css from './Field.css.ts';
import { useStill } from './use-still.ts';

/** The texts that all fields share. */
export interface FieldTexts {
  /** The field's label, shown above it. */
  label: ReactNode;
  /** A sentence under the field that helps to fill it in. */
  help?: ReactNode;
  /** An error found by the host; marks the field invalid and is shown under it. A `Form` sets errors by name instead. */
  error?: string | undefined;
  /** Whether the label is marked as "Optional". @default false */
  hasOptionalMark?: boolean | undefined;
}

/** The label of a field, above it. */
export function Label({ children, hasOptionalMark = false }: { children: ReactNode; hasOptionalMark?: boolean }) {
  const messages = useWords(defaultBaseMessages);
  return (
    <RACLabel className={css.label}>
      {children}
      {hasOptionalMark && <span className={css.optional}>{messages.optional}</span>}
    </RACLabel>
  );
}

/** A sentence of help under a field; renders nothing without one. */
export function Help({ children }: { children: ReactNode }) {
  if (!children) return null;
  return (
    <Text slot="description" className={css.help}>
      {children}
    </Text>
  );
}

/** Props for React Aria's field: without the texts, and invalid while there is an error from the host. */
type WithoutTexts<Props> = Omit<Props, keyof FieldTexts> & { isInvalid?: true };

/** Splits a field's props into its texts, for `FieldFrame`, and the rest, for React Aria's field. */
export function splitTexts<Props extends Partial<FieldTexts>>({
  label,
  help,
  error,
  hasOptionalMark,
  ...props
}: Props): [texts: Pick<Props, keyof FieldTexts & keyof Props>, props: WithoutTexts<Props>] {
  const texts = { label, help, error, hasOptionalMark };
  return [
    texts as Pick<Props, keyof FieldTexts & keyof Props>,
    error === undefined ? props : { ...props, isInvalid: true },
  ];
}

export interface FieldFrameProps extends FieldTexts {
  /** The control, between the label and the help. */
  children: ReactNode;
  /** The check is React Aria's own, whose sentences follow the locale. @default false */
  isLocal?: boolean | undefined;
  /** Whether the label is for screen readers only. @default false */
  isLabelHidden?: boolean | undefined;
}

/** The label above a control, and the help and the error under it. */
export function FieldFrame({
  label,
  help,
  error,
  hasOptionalMark = false,
  isLocal = false,
  isLabelHidden = false,
  children,
}: FieldFrameProps) {
  const name = <Label hasOptionalMark={hasOptionalMark}>{label}</Label>;
  return (
    <>
      {isLabelHidden ? <div className={visuallyHidden}>{name}</div> : name}
      {children}
      <Help>{help}</Help>
      <FieldError isLocal={isLocal}>{error}</FieldError>
    </>
  );
}

export interface FieldErrorProps {
  /** An error found by the host, which takes precedence. */
  children?: string | undefined;
  /** The check is React Aria's own, whose sentences follow the locale. @default false */
  isLocal?: boolean | undefined;
}

/** The error of a field, with an icon; rendered only while the field is invalid, and unchanged during a press. */
export function FieldError({ children, isLocal = false }: FieldErrorProps) {
  const messages = useWords(defaultBaseMessages);
  const validation = use(FieldErrorContext);
  const text = validation?.isInvalid ? (children ?? errorText(validation, messages, isLocal)) : undefined;
  const shown = useStill(text);
  const isEarly = shown === undefined;
  if (isEarly && text === undefined) return null;
  // React Aria looks for the error once, when the field becomes invalid, so it is mounted before it may be visible.
  return (
    <Text slot="errorMessage" hidden={isEarly} {...(!isEarly && { className: css.error })}>
      <span className={css.errorIcon}>
        <ErrorIcon />
      </span>
      <span>{shown ?? text}</span>
    </Text>
  );
}

/** Replaces the browser's own messages, which are in the browser's language, with the kit's. */
function errorText(
  { validationDetails, validationErrors }: { validationDetails: ValidityState; validationErrors: string[] },
  messages: BaseMessages,
  isLocal: boolean,
): string {
  if (validationDetails.customError || (isLocal && !validationDetails.valueMissing)) return validationErrors.join(' ');
  // The browser rejects more addresses than the field's own check, with other messages. For URLs it rejects no more.
  if (validationDetails.typeMismatch) return messages.invalidEmail;
  return validationDetails.valueMissing ? messages.required : messages.invalidValue;
}
