import { type ReactNode, type Ref, useId, useImperativeHandle } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import { Form, type FormProps } from '../../components/Form/Form.tsx';
import { SaveBar } from '../../components/SaveBar/SaveBar.tsx';
import { UnsavedDialog } from '../../components/UnsavedChanges/UnsavedDialog.tsx';
import { type UnsavedChanges, useUnsavedChanges } from '../../components/UnsavedChanges/use-unsaved-changes.ts';
import { defaultBaseMessages } from '../../i18n/base-messages.ts';
import { useWords } from '../../i18n/use-words.ts';
import { PageHeader, type PageHeaderProps } from '../PageHeader/PageHeader.tsx';
import { defaultResourceFormLabels, type ResourceFormLabels } from './labels.ts';
import * as css from './ResourceForm.css.ts';

export interface ResourceFormProps
  extends Pick<PageHeaderProps, 'title' | 'description' | 'actions' | 'titleRef'>,
    Pick<FormProps, 'error' | 'errors'> {
  /** The fields, in `FormSection`s. */
  children: ReactNode;
  /** Called with the values when all fields are valid. */
  onSave: (data: FormData) => void;
  /** Whether the form is being saved. @default false */
  isPending?: boolean | undefined;
  /**
   * Whether the form differs from the saved values, or from those that a new record starts with: makes the browser ask
   * before the tab closes, and shows the `SaveBar` of an existing record. Without it the form is that of a new one.
   */
  isChanged?: boolean | undefined;
  /** Whether the record is new: its buttons are always under the fields. @default true without `isChanged` */
  isNew?: boolean | undefined;
  /** Receives the guard for the host's own navigation: with unsaved changes it waits for a confirmation. */
  guardRef?: Ref<UnsavedChanges['guard']> | undefined;
  /** Called when the changes of an existing record are discarded. */
  onDiscard?: (() => void) | undefined;
  /** Called when creating is cancelled. */
  onCancel?: (() => void) | undefined;
  /**
   * The section for deleting, below the fields: what is lost, and a danger button that opens a `ConfirmDialog`.
   */
  dangerZone?: { title: string; description: ReactNode; action: ReactNode } | undefined;
  /** The component's texts. @default English */
  labels?: Partial<ResourceFormLabels> | undefined;
}

/**
 * A page that creates or edits one record.
 * @example
 * <ResourceForm title="New node" onSave={save}>{fields}</ResourceForm>
 */
export function ResourceForm({
  title,
  description,
  actions,
  titleRef,
  error,
  errors,
  children,
  onSave,
  isPending = false,
  isChanged,
  isNew = isChanged === undefined,
  guardRef,
  onDiscard,
  onCancel,
  dangerZone,
  labels: words,
}: ResourceFormProps) {
  const { cancel } = useWords(defaultBaseMessages);
  const labels = { ...defaultResourceFormLabels, cancel, ...words };
  const dangerId = useId();
  const { guard, dialog } = useUnsavedChanges(isChanged ?? false);
  useImperativeHandle(guardRef, () => guard, [guard]);
  return (
    <div className={css.root}>
      <PageHeader title={title} description={description} actions={actions} titleRef={titleRef} />
      <Form
        hasSections
        error={error}
        errors={errors}
        onSubmit={(event) => {
          event.preventDefault();
          if (!isPending) onSave(new FormData(event.currentTarget));
        }}
      >
        {children}
        {isNew ? (
          <div className={css.actions}>
            {onCancel && (
              <Button isDisabled={isPending} onPress={onCancel}>
                {labels.cancel}
              </Button>
            )}
            <Button type="submit" tone="accent" isPending={isPending}>
              {labels.save}
            </Button>
          </div>
        ) : (
          <SaveBar isChanged={isChanged ?? false} isPending={isPending} onDiscard={onDiscard} />
        )}
      </Form>
      {dangerZone && (
        <section aria-labelledby={dangerId} className={css.danger}>
          <div className={css.dangerTexts}>
            <h2 id={dangerId} className={css.dangerTitle}>
              {dangerZone.title}
            </h2>
            {dangerZone.description}
          </div>
          {dangerZone.action}
        </section>
      )}
      <UnsavedDialog {...dialog} />
    </div>
  );
}
