import type { Outcome } from '@kronos/api';
import { createFields } from '@kronos/api/forms/admin-mounts';
import { FormFields } from '@kronos/ui/FormFields';
import { FormSection } from '@kronos/ui/FormSection';
import { ResourceForm, type ResourceFormProps } from '@kronos/ui/ResourceForm';
import { useApp, useMessages } from '../../../../../context/app-context.ts';
import { useDraft } from '../../../../../context/use-draft.ts';
import { adminRoutes } from '../../../../../routes/areas/admin.ts';
import { href } from '../../../../../routes/href.ts';
import type { MountBody, MountsStore } from '../mounts-store.ts';
import { bodyOf, type MountForm as Form } from './draft.ts';
import { ownInputs } from './own-inputs.tsx';

type FieldName = (typeof createFields)[number]['name'];

const place = ['name', 'node_id', 'target'] as const;
const source = {
  rclone: ['kind', 'source', 'options', 'rclone_config'],
  nfs: ['kind', 'source', 'options'],
  smb: ['kind', 'source', 'options', 'username', 'password'],
} as const satisfies Record<Form['kind'], readonly FieldName[]>;

const fieldsOf = (names: readonly FieldName[]) =>
  names.flatMap((name) => createFields.filter((field) => field.name === name));

interface MountFormProps extends Pick<ResourceFormProps, 'title' | 'description' | 'actions' | 'dangerZone'> {
  store: MountsStore;
  saved: Form;
  /** Of one that exists: whether a secret of its kind is kept. */
  kept?: { hasSecret: boolean };
  onSave: (body: MountBody) => Promise<Outcome>;
}

/** Writes a mount. Which fields there are is its kind's matter. */
export function MountForm({ store, saved, kept, onSave, ...header }: MountFormProps) {
  const { location } = useApp();
  const t = useMessages();
  const isNew = kept === undefined;
  const { draft, change, round, form } = useDraft(saved, { isNew, save: (written) => onSave(bodyOf(written)) });
  const { kind } = draft;
  const isKept = kept?.hasSecret === true && kind === saved.kind;
  const helps: Partial<Record<string, string>> = {
    source: t(`mounts.help.source.${kind}`),
    target: t('mounts.help.target'),
    options: t('mounts.help.options'),
    username: t('mounts.help.username'),
  };
  const fields = (names: readonly FieldName[]) => (
    <FormFields
      fields={fieldsOf(names)}
      values={{ ...draft }}
      onChange={(name, value) => change({ [name]: value })}
      texts={({ name }) => ({
        label: t(`mounts.field.${name as FieldName}`),
        help: helps[name],
        option: (value) => t(`mounts.kind.${value as Form['kind']}`),
      })}
      custom={ownInputs({ draft, change, round, isKept, t, findNodes: store.findNodes })}
    />
  );

  return (
    <ResourceForm
      {...header}
      {...form}
      onCancel={() => location.navigate(href(adminRoutes.mounts))}
      labels={isNew ? { save: t('mounts.save') } : {}}
    >
      <FormSection title={t('mounts.section.place')} description={t('mounts.section.placeText')}>
        {fields(place)}
      </FormSection>
      <FormSection title={t('mounts.section.source')} description={t('mounts.section.sourceText')}>
        {fields(source[kind])}
      </FormSection>
    </ResourceForm>
  );
}
