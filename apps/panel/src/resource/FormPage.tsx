import type { FieldData, Outcome } from '@kronos/api';
import type { Staleness } from '@kronos/api/contract';
import { FormFields, type FormValues } from '@kronos/ui/FormFields';
import { FormSection } from '@kronos/ui/FormSection';
import { ResourceForm } from '@kronos/ui/ResourceForm';
import { type ReactNode, useRef, useState } from 'react';
import { useApp, useMessages } from '../context/app-context.ts';
import { useDraft } from '../context/use-draft.ts';
import { usePageName } from '../context/use-page-name.ts';
import { ConflictDialog } from './ConflictDialog.tsx';
import { DeleteButton } from './DeleteButton.tsx';
import type { FormTexts } from './form-texts.ts';
import { bodyOf } from './form-values.ts';
import { staleOf } from './stale.ts';

/** The props of an input that a screen brings. */
export interface OwnFieldProps<V, D> {
  name: string;
  label: string;
  help: string | undefined;
  value: V;
  onChange(value: V): void;
  /** All that is written. */
  draft: D;
}
export type OwnField<V, D> = (props: OwnFieldProps<V, D>) => ReactNode;

interface FormPageProps<D> {
  fields: readonly FieldData[];
  sections: Readonly<Record<string, readonly string[]>>;
  back: string;
  // A field's value is of the type that its body has for it.
  custom: Readonly<Record<string, OwnField<never, never> | undefined>> | undefined;
  actions: ((draft: D) => ReactNode) | undefined;
  preview: ((draft: D) => ReactNode) | undefined;
  texts: FormTexts;
  saved: FormValues;
  save: (body: never, basedOn: string) => Promise<Outcome | undefined>;
  /** The record that is changed; absent for a new one. */
  record?: {
    name: string;
    version: string;
    /** The version that is known by now, whatever was drawn last. */
    latest: () => string;
    onDelete?: () => Promise<Outcome>;
  };
}

/** A declared form, of a new record or of one to change. */
export function FormPage<D>(props: FormPageProps<D>) {
  const { fields, sections, back, custom = {}, actions, preview, texts, saved, save, record } = props;
  const { location } = useApp();
  const t = useMessages();
  usePageName(record?.name);
  const [conflict, setConflict] = useState<Staleness>();
  /** The version that was shown when the first of the changes was made. */
  const begun = useRef<string>(undefined);
  const isNew = record === undefined;
  const { draft, change, form, round } = useDraft<FormValues>(saved, {
    isNew,
    async save(values) {
      // The fields are those of the body.
      const outcome = await save(bodyOf(values) as never, begun.current ?? record?.version ?? '');
      const stale = outcome && staleOf(outcome);
      setConflict(stale);
      // What was typed meanwhile is a change of what has just been saved.
      if (outcome?.kind === 'ok') begun.current = record?.latest();
      return stale ? undefined : outcome;
    },
  });
  const body = bodyOf(draft) as D;
  const write = (name: string, value: unknown) => {
    if (!form.isChanged) begun.current = record?.version;
    change({ [name]: value });
  };

  const inputs = Object.fromEntries(
    Object.entries(custom).flatMap(([name, Own]) => {
      if (!Own) return [];
      const Input = Own as OwnField<unknown, unknown>;
      const draw = (field: { name: string }) => {
        const { label, help } = texts.field(field);
        const set = (value: unknown) => write(name, value);
        return <Input name={name} label={label} help={help} value={draft[name]} onChange={set} draft={body} />;
      };
      return [[name, draw]];
    }),
  );

  return (
    <>
      <ResourceForm
        title={record?.name ?? texts.form('new')}
        description={texts.form('text')}
        actions={actions?.(body)}
        {...form}
        onCancel={() => location.navigate(back)}
        labels={{ save: texts.create() }}
        dangerZone={
          record?.onDelete && {
            title: texts.form('deleteTitle'),
            description: texts.form('deleteText'),
            action: (
              <DeleteButton
                words={{
                  button: texts.form('delete'),
                  title: t('forms.delete.ask', { name: record.name }),
                  text: texts.form('deleteText'),
                }}
                onDelete={record.onDelete}
                listHref={back}
              />
            ),
          }
        }
      >
        {Object.entries(sections).map(([name, names], index) => (
          <FormSection key={name} {...texts.section(name)}>
            <FormFields
              // What was taken back is taken from inputs that hold their own text, too.
              key={round}
              fields={names.flatMap((one) => fields.filter((field) => field.name === one))}
              values={draft}
              onChange={write}
              texts={texts.field}
              custom={inputs}
            />
            {index === 0 && preview?.(body)}
          </FormSection>
        ))}
      </ResourceForm>
      {conflict && (
        <ConflictDialog
          stale={conflict}
          fields={fields}
          texts={texts}
          mine={draft}
          theirs={saved}
          isPending={form.isPending}
          onOverwrite={() => {
            begun.current = record?.version;
            form.onSave();
          }}
          onReload={() => {
            setConflict(undefined);
            form.onDiscard();
          }}
          onClose={() => setConflict(undefined)}
        />
      )}
    </>
  );
}
