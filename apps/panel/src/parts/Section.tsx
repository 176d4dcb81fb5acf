import { Button } from '@kronos/ui/Button';
import { Form } from '@kronos/ui/Form';
import { FormSection } from '@kronos/ui/FormSection';
import { UnsavedDialog, useUnsavedChanges } from '@kronos/ui/UnsavedChanges';
import type { Outcome } from '@kronos/api';
import { Fragment, type ReactNode, useImperativeHandle, useRef, useState } from 'react';
import { useLeaveGuard } from '../context/use-leave-guard.ts';
import { useSaving } from '../context/use-saving.ts';

interface SectionProps {
  title: string;
  description?: ReactNode;
  /** A verb and what it saves. */
  submitLabel: string;
  /** Called before saving, which is cancelled unless it resolves with true. */
  before?: (() => Promise<boolean>) | undefined;
  /** Saves the values of the fields; returns the outcome. */
  onSave: (fields: FormData) => Promise<Outcome>;
  children: ReactNode;
}

/**
 * A section of a page that is saved separately: changing a name does not require a password. Leaving with unsaved
 * input asks first.
 */
export function Section({ title, description, submitLabel, before, onSave, children }: SectionProps) {
  const { isPending, refusal, save } = useSaving();
  const [isChanged, setChanged] = useState(false);
  // Fields are remounted with the saved values.
  const [round, setRound] = useState(0);
  const { guard, dialog } = useUnsavedChanges(isChanged);
  useImperativeHandle(useLeaveGuard(isChanged), () => guard, [guard]);
  const button = useRef<HTMLButtonElement>(null);
  /** Input was changed after the rest was submitted. */
  const isAhead = useRef(false);

  const submit = async (fields: FormData) => {
    isAhead.current = false;
    if (before && !(await before())) return;
    if (!(await save(() => onSave(fields))) || isAhead.current) return;
    setChanged(false);
    // The focused field is remounted, so the focus moves to the button; focus elsewhere is kept.
    const { activeElement, body } = document;
    if (activeElement === body || button.current?.form?.contains(activeElement)) button.current?.focus();
    setRound(round + 1);
  };
  return (
    // A React handler, because React restores a controlled value when anything renders before it has read the new one.
    <div
      onInput={() => {
        isAhead.current = true;
        setChanged(true);
      }}
    >
      <Form
        hasSections
        {...refusal}
        onSubmit={(event) => {
          event.preventDefault();
          if (!isPending) void submit(new FormData(event.currentTarget));
        }}
      >
        <FormSection title={title} description={description}>
          <Fragment key={round}>{children}</Fragment>
          <div>
            <Button ref={button} type="submit" isPending={isPending}>
              {submitLabel}
            </Button>
          </div>
        </FormSection>
      </Form>
      <UnsavedDialog {...dialog} />
    </div>
  );
}

/** The text of a form's field. */
export const textOf = (fields: FormData, name: string): string => {
  const value = fields.get(name);
  return typeof value === 'string' ? value : '';
};
