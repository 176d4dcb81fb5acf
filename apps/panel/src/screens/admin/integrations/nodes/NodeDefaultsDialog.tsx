import type { Outcome } from '@kronos/api';
import type { NodeDefaults } from '@kronos/api/contract';
import { saveFields } from '@kronos/api/forms/admin-node-defaults';
import { NumberField } from '@kronos/ui/NumberField';
import { Radio, RadioGroup } from '@kronos/ui/RadioGroup';
import { TextField } from '@kronos/ui/TextField';
import { useMessages } from '../../../../context/app-context.ts';
import { GuardedDialog } from '../../../../parts/GuardedDialog.tsx';
import { OptionalNumber } from '../../../../parts/OptionalNumber.tsx';
import type { Versions } from '../../../../resource/use-conflict.ts';
import { useDialogDraft } from '../../../../resource/use-dialog-draft.ts';

interface NodeDefaultsDialogProps {
  saved: Readonly<NodeDefaults>;
  versions: Versions;
  onSave: (change: Partial<NodeDefaults>, basedOn: string | undefined) => Promise<Outcome>;
  onClose: () => void;
}

const [{ options: kinds }] = saveFields;

/** The defaults for new nodes, as a form. */
export function NodeDefaultsDialog({ saved, versions, onSave, onClose }: NodeDefaultsDialogProps) {
  const t = useMessages();
  const { draft, change, save, conflict } = useDialogDraft<NodeDefaults>(saved, { versions, onSave });
  const port = (name: 'ssh_port' | 'tls_port' | 'port_first' | 'port_last') => (
    <NumberField
      name={name}
      label={t(`nodeDefaults.${name}`)}
      help={name === 'port_last' && t('nodeDefaults.port_last.help')}
      minValue={1}
      maxValue={65_535}
      formatOptions={{ useGrouping: false }}
      hasNoSteppers
      isRequired
      value={draft[name]}
      onChange={(value) => change({ [name]: value })}
    />
  );
  const words = (name: 'provider' | 'region') => (
    <TextField
      name={name}
      label={t(`nodeDefaults.${name}`)}
      maxLength={60}
      hasOptionalMark
      value={draft[name]}
      onChange={(value) => change({ [name]: value })}
    />
  );

  const wordsOf = ({ name }: { name: string }) => ({
    label: t(`nodeDefaults.${name as keyof NodeDefaults}`),
    option: (kind: string) => t(`nodeDefaults.kind.${kind as NodeDefaults['kind']}`),
  });

  return (
    <GuardedDialog
      title={t('nodeDefaults.title')}
      text={t('nodeDefaults.form')}
      submitLabel={t('nodeDefaults.save')}
      cancelLabel={t('nodeDefaults.cancel')}
      onSave={save}
      conflict={conflict && { ...conflict, fields: saveFields, texts: { field: wordsOf } }}
      onClose={onClose}
    >
      <RadioGroup
        name="kind"
        label={t('nodeDefaults.kind')}
        value={draft.kind}
        onChange={(value) => change({ kind: value as NodeDefaults['kind'] })}
      >
        {kinds.map((kind) => (
          <Radio key={kind} value={kind}>
            {t(`nodeDefaults.kind.${kind}`)}
          </Radio>
        ))}
      </RadioGroup>
      <TextField
        name="ssh_user"
        label={t('nodeDefaults.ssh_user')}
        maxLength={64}
        spellCheck="false"
        isRequired
        value={draft.ssh_user}
        onChange={(ssh_user) => change({ ssh_user })}
      />
      {port('ssh_port')}
      {port('tls_port')}
      {port('port_first')}
      {port('port_last')}
      <OptionalNumber
        name="capacity"
        label={t('nodeDefaults.capacity')}
        help={t('nodeDefaults.capacity.help')}
        minValue={0}
        maxValue={100_000}
        value={draft.capacity}
        onChange={(capacity) => change({ capacity })}
      />
      {words('provider')}
      {words('region')}
    </GuardedDialog>
  );
}
