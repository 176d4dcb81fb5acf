import type { Outcome } from '@kronos/api';
import { ComboBox } from '@kronos/ui/ComboBox';
import { FormSection } from '@kronos/ui/FormSection';
import { ResourceForm } from '@kronos/ui/ResourceForm';
import { TextField } from '@kronos/ui/TextField';
import { useApp, useMessages, useStore } from '../../../../context/app-context.ts';
import { usePageName } from '../../../../context/use-page-name.ts';
import { createRecordFinder } from '../../../../resource/find-records.ts';
import type { Versions } from '../../../../resource/use-conflict.ts';
import { useGuardedDraft } from '../../../../resource/use-guarded-draft.ts';
import { adminRoutes } from '../../../../routes/areas/admin.ts';
import { href } from '../../../../routes/href.ts';
import type { NodeBody, NodesStore } from '../nodes-store.ts';
import { ConnectionTest } from './ConnectionTest.tsx';
import { bodyOf, engineBodyOf, type NodeForm as Form } from './draft.ts';
import { EngineFields } from './EngineFields.tsx';
import { hasKey } from './key-choice.ts';
import { CapacityFields } from './CapacityFields.tsx';
import { NodeConflict } from './NodeConflict.tsx';
import { useConnectionTest } from './use-connection-test.ts';

interface NodeFormProps {
  store: NodesStore;
  saved: Form;
  /** The node to change; undefined for a new one. */
  node?: { id: number; alias: string };
  /** The versions of the node to change. */
  versions?: Versions;
  onSave: (body: NodeBody, basedOn: string | undefined) => Promise<Outcome>;
  /** Called once everything is saved. */
  onSaved?: () => void;
}

/** The form for a node. A new or changed connection to its engine is tested before it is saved. */
export function NodeForm({ store, saved, node, versions, onSave, onSaved }: NodeFormProps) {
  const { location } = useApp();
  const { resellers } = useStore(createRecordFinder);
  const t = useMessages();
  const isNew = node === undefined;
  const keepsKey = !isNew && saved.ssh_key_origin === 'pasted';
  usePageName(undefined, node?.alias);
  const { draft, change, tell, form, conflict } = useGuardedDraft(saved, {
    versions,
    merges: true,
    async save(written, basedOn) {
      const isSameEngine = JSON.stringify(engineBodyOf(written)) === JSON.stringify(engineBodyOf(saved));
      if (isNew || !isSameEngine) {
        const tried = await test.run();
        if (tried.kind !== 'ok') return tried;
        // The form already shows the result of the test, with what to do about it.
        if (!tried.data.success) return undefined;
      }
      return onSave(bodyOf(written), basedOn);
    },
    ...(onSaved && { onSaved }),
  });
  const test = useConnectionTest(store, draft, node?.id);
  const words = (name: 'provider' | 'region') => (
    <TextField
      name={name}
      label={t(`nodes.field.${name}`)}
      maxLength={60}
      hasOptionalMark
      value={draft[name]}
      onChange={(next) => change({ [name]: next })}
    />
  );

  return (
    <>
      <ResourceForm
        title={isNew ? t('nodes.new') : t('nodes.editTitle', { alias: node.alias })}
        description={isNew ? t('nodes.newText') : t('nodes.editText')}
        {...form}
        onCancel={() => location.navigate(isNew ? href(adminRoutes.nodes) : href(adminRoutes.node, { node: node.id }))}
        labels={isNew ? { save: t('nodes.list.create') } : {}}
      >
        <FormSection title={t('nodes.section.identity')} description={t('nodes.section.identityText')}>
          <TextField
            name="alias"
            label={t('nodes.column.alias')}
            maxLength={60}
            isRequired
            value={draft.alias}
            onChange={(alias) => change({ alias })}
          />
          <TextField
            name="host"
            label={t('nodes.field.host')}
            help={t('nodes.field.hostHelp')}
            maxLength={253}
            spellCheck="false"
            isRequired
            value={draft.host}
            onChange={(host) => change({ host })}
          />
          {words('provider')}
          {words('region')}
          <ComboBox
            name="owner_id"
            label={t('nodes.fact.owner')}
            help={t('nodes.field.ownerHelp')}
            placeholder={t('nodes.house')}
            options={resellers}
            hasOptionalMark
            value={draft.owner && { id: String(draft.owner.id), label: draft.owner.name }}
            onChange={(option) => change({ owner: option && { id: Number(option.id), name: option.label } })}
          />
        </FormSection>
        <FormSection title={t('nodes.section.engine')} description={t('nodes.section.engineText')}>
          <EngineFields
            form={draft}
            change={change}
            keepsSecrets={!isNew && draft.kind === saved.kind}
            keepsKey={keepsKey}
          />
          <ConnectionTest
            result={test.result}
            isPending={test.isPending}
            isDisabled={!hasKey(draft, keepsKey)}
            hostKey={draft.host_key}
            onTest={() => void test.run().then(tell)}
            onConfirm={(host_key) => change({ host_key })}
          />
        </FormSection>
        <FormSection title={t('nodes.section.room')} description={t('nodes.section.roomText')}>
          <CapacityFields form={draft} saved={saved} change={change} />
        </FormSection>
      </ResourceForm>
      {conflict && <NodeConflict {...conflict} />}
    </>
  );
}
