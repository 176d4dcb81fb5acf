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
  /** Asked before it is saved; it is left unsaved unless the answer is true. */
  before?: (() => Promise<boolean>) | undefined;
  /** Saves what the fields hold; answers how it went. */
  onSave: (fields: FormData) => Promise<Outcome>;
  children: ReactNode;
}

/**
 * A part of a page that is saved by itself: nobody has to type a password to change a name. Leaving with something
 * typed in it asks first.
 */
export function Section({ title, description, submitLabel, before, onSave, children }: SectionProps) {
  const { isPending, refusal, save } = useSaving();
  const [isChanged, setChanged] = useState(false);
  // Fields begin anew with what was saved.
  const [round, setRound] = useState(0);
  const { guard, dialog } = useUnsavedChanges(isChanged);
  useImperativeHandle(useLeaveGuard(isChanged), () => guard, [guard]);
  const button = useRef<HTMLButtonElement>(null);
  /** Something was typed after the rest was on its way. */
  const isAhead = useRef(false);

  const submit = async (fields: FormData) => {
    isAhead.current = false;
    if (before && !(await before())) return;
    if (!(await save(() => onSave(fields))) || isAhead.current) return;
    setChanged(false);
    // The field in which Enter was pressed goes; whoever is elsewhere by now stays there.
    const { activeElement, body } = document;
    if (activeElement === body || button.current?.form?.contains(activeElement)) button.current?.focus();
    setRound(round + 1);
  };
  return (
    // By React, which puts a held value back when anything renders before it has looked at the new one.
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

/** A text of a form. */
export const textOf = (fields: FormData, name: string): string => {
  const value = fields.get(name);
  return typeof value === 'string' ? value : '';
};
