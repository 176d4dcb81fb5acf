import { type FormEvent, type ReactNode, type Ref, useEffect, useMemo, useState } from 'react';
import { Form as RACForm, type FormProps as RACFormProps } from 'react-aria-components/Form';
import { useObjectRef } from 'react-aria/useObjectRef';
import * as css from './Form.css.ts';

/** Error messages by field name, as a server sends them (422). */
export type FieldErrors = Readonly<Record<string, readonly string[]>>;

export interface FormProps
  extends Omit<RACFormProps, 'className' | 'style' | 'render' | 'validationErrors' | 'validationBehavior'> {
  /**
   * The errors of fields, each shown at the field of that name; the first invalid field receives the focus. A new
   * object is a new response: its errors appear again, also where the value has changed since.
   */
  errors?: FieldErrors | undefined;
  /** An error of the form as a whole, shown above the fields and announced. */
  error?: ReactNode;
  /** Whether the form contains `FormSection`s, whose titles are beside their fields, and may be wide. @default false */
  hasSections?: boolean | undefined;
  /** The form's element. */
  ref?: Ref<HTMLFormElement> | undefined;
}

/**
 * A column of fields that shows the errors a server returned at the fields of the same names.
 * @example
 * <Form errors={{ email: ['This address is taken.'] }}>{fields}</Form>
 */
export function Form({ errors, error, hasSections = false, children, ref, ...props }: FormProps) {
  const form = useObjectRef(ref);
  const validationErrors = useMemo(() => mutable(errors), [errors]);
  const [homeless, setHomeless] = useState(none);

  // A native submit focuses the first invalid field; errors from a server need this effect.
  useEffect(() => {
    const bad = Object.entries(errors ?? {});
    const controls = [...(form.current?.elements ?? [])].filter(isControl);
    const first = controls.find(({ name }) => bad.some(([field]) => field === name));
    const control = first && visibleControl(first);
    // Not in the middle of React's own work, which what follows the focus could begin anew.
    queueMicrotask(() => control?.focus());
    const lost = bad.filter(([field]) => !controls.some(({ name }) => name === field)).flatMap(([, texts]) => texts);
    setHomeless(lost.length > 0 ? lost : none);
  }, [errors, form]);

  // React Aria removes a server's error on `change`: too late for Enter, and never where that event does not occur. It
  // passes on every handler of a form, but has types for only a few.
  const retyping = {
    // Not in the capture phase: React would restore a controlled value before it has read the new one.
    onInput: ({ target }: FormEvent) => {
      if (isControl(target) && errors?.[target.name]) target.dispatchEvent(new Event('change'));
    },
  };

  return (
    <RACForm
      {...props}
      {...retyping}
      ref={form}
      validationErrors={validationErrors}
      className={css.form({ hasSections })}
    >
      <div role="alert" className={css.slot}>
        {(error || homeless.length > 0) && (
          <div className={css.error}>
            {error && <div>{error}</div>}
            {homeless.map((text) => (
              <div key={text}>{text}</div>
            ))}
          </div>
        )}
      </div>
      {children}
    </RACForm>
  );
}

const none: readonly string[] = [];

const isControl = (element: EventTarget): element is HTMLInputElement => 'name' in element;

/**
 * Composite fields submit their value by a hidden input, in the field (dates, combo boxes) or right after it (numbers); the
 * focus moves to their first segment.
 */
const visibleControl = (control: HTMLInputElement): HTMLElement | null => {
  if (control.type !== 'hidden' && !control.hidden) return control;
  const before = control.previousElementSibling;
  return (before?.matches('[data-rac]') ? segmentIn(before) : null) ?? segmentIn(control.closest('[data-rac]'));
};

const segmentIn = (field: Element | null) =>
  field?.querySelector<HTMLElement>('input:not([type="hidden"], [hidden]), [tabindex="0"]') ?? null;

const mutable = (errors: FieldErrors = {}): Record<string, string[]> =>
  Object.fromEntries(Object.entries(errors).map(([field, texts]) => [field, [...texts]]));
