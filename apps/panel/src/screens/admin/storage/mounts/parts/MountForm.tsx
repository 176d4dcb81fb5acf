import type { Outcome } from '@kronos/api';
import { createFields } from '@kronos/api/forms/admin-mounts';
import { ComboBox } from '@kronos/ui/ComboBox';
import { FormFields } from '@kronos/ui/FormFields';
import { FormSection } from '@kronos/ui/FormSection';
import { ResourceForm, type ResourceFormProps } from '@kronos/ui/ResourceForm';
import { SecretField } from '@kronos/ui/SecretField';
import { TextArea } from '@kronos/ui/TextArea';
import { useApp, useMessages } from '../../../../../context/app-context.ts';
import { useDraft } from '../../../../../context/use-draft.ts';
import { adminRoutes } from '../../../../../routes/areas/admin.ts';
import { href } from '../../../../../routes/href.ts';
import type { MountBody, MountsStore } from '../mounts-store.ts';
import { bodyOf, type MountForm as Form } from './draft.ts';

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
  const { kind, node } = draft;
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
      custom={{
        node_id: () => (
          <ComboBox
            name="node_id"
            label={t('mounts.field.node_id')}
            options={store.findNodes}
            isRequired
            value={node && { id: String(node.id), label: node.alias }}
            onChange={(one) => change({ node: one && { id: Number(one.id), alias: one.label } })}
          />
        ),
        password: () => (
          <SecretField
            key={round}
            name="password"
            label={t('mounts.field.password')}
            isSet={isKept}
            maxLength={200}
            hasOptionalMark
            value={draft.password}
            onChange={(password) => change({ password })}
          />
        ),
        rclone_config: () => (
          <TextArea
            name="rclone_config"
            label={t('mounts.field.rclone_config')}
            help={isKept ? t('mounts.help.kept') : t('mounts.help.rclone_config')}
            spellCheck="false"
            autoComplete="off"
            isRequired={!isKept}
            hasOptionalMark={isKept}
            value={draft.rclone_config}
            onChange={(rclone_config) => change({ rclone_config })}
          />
        ),
      }}
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
