import type { FieldData, Outcome } from '@kronos/api';
import { FormFields, type FormValues } from '@kronos/ui/FormFields';
import { FormSection } from '@kronos/ui/FormSection';
import { ResourceForm } from '@kronos/ui/ResourceForm';
import type { ReactNode } from 'react';
import { useApp } from '../context/app-context.ts';
import { ConflictDialog } from './ConflictDialog.tsx';
import type { DangerZone } from './detail-props.ts';
import { type FormInputs, formInputs } from './form-inputs.tsx';
import type { FormTexts } from './form-texts.ts';
import { bodyOf, differing, sentOf } from './form-values.ts';
import type { Versions } from './use-conflict.ts';
import { useGuardedDraft } from './use-guarded-draft.ts';

/** The declaration of a form, without the types of its record. */
export interface FormParts extends FormInputs {
  fields: readonly FieldData[];
  sections: Readonly<Record<string, readonly string[]>>;
  back: string;
  secrets: readonly string[];
  sendsChanges: boolean;
  shows: ((name: never, draft: never) => boolean) | undefined;
  actions: ((draft: never, record?: never) => ReactNode) | undefined;
  preview: ((draft: never) => ReactNode) | undefined;
}

interface FormPageProps {
  parts: FormParts;
  texts: FormTexts;
  title: string;
  description: ReactNode;
  /** The record, or what is known about a new one besides its fields. */
  base: object;
  saved: FormValues;
  save: (body: never, basedOn: string | undefined) => Promise<Outcome | undefined>;
  /** Content above the sections. */
  above?: ReactNode;
  dangerZone?: DangerZone | undefined;
  /** For an existing record. */
  versions?: Versions;
}

/** A declared form, for a new or an existing record. */
export function FormPage({ parts, texts, base, saved, save, above, versions, ...header }: FormPageProps) {
  const { fields, sections, back, secrets, sendsChanges, shows, actions, preview } = parts;
  const { location } = useApp();
  const isNew = versions === undefined;
  const inSight = (values: FormValues) => {
    const written = { ...base, ...bodyOf(values) } as never;
    return fields.filter(({ name }) => shows?.(name as never, written) ?? true);
  };
  const { draft, change, form, round, conflict } = useGuardedDraft<FormValues>(saved, {
    versions,
    merges: sendsChanges,
    save(values, basedOn) {
      const shown = inSight(values);
      const sent = sentOf(sendsChanges ? differing(shown, values, saved) : shown, values, secrets);
      // The declared fields are those of the body.
      return save(bodyOf(sent) as never, basedOn);
    },
  });
  const written = { ...base, ...bodyOf(draft) } as never;
  const write = (name: string, value: unknown) => change({ [name]: value });
  const draws = formInputs(parts, { fields, texts, values: draft, base, draft: written });
  const inputs = Object.fromEntries(
    Object.entries(draws).map(([name, draw]) => [
      name,
      (field: { name: string }) => draw(field, (value) => write(name, value)),
    ]),
  );
  const shown = inSight(draft);
  const sectionsInSight = Object.entries(sections)
    .map(([name, names]) => ({ name, fields: names.flatMap((one) => shown.filter((field) => field.name === one)) }))
    .filter((section) => section.fields.length > 0);

  return (
    <>
      <ResourceForm
        {...header}
        actions={isNew ? actions?.(written) : actions?.(written, base as never)}
        {...form}
        onCancel={() => location.navigate(back)}
        labels={isNew ? { save: texts.create() } : {}}
      >
        {above}
        {sectionsInSight.map((section, index) => (
          <FormSection key={section.name} {...texts.section(section.name)}>
            <FormFields
              // Discarding changes remounts inputs that keep their own text.
              key={round}
              fields={section.fields}
              values={draft}
              onChange={write}
              texts={texts.field}
              custom={inputs}
            />
            {index === 0 && preview?.(written)}
          </FormSection>
        ))}
      </ResourceForm>
      {conflict && <ConflictDialog {...conflict} fields={fields} texts={texts} />}
    </>
  );
}
