import type { Outcome } from '@kronos/api';
import type { EngineDefaults } from '@kronos/api/contract';
import { saveFields } from '@kronos/api/forms/admin-engine-defaults';
import { NumberField } from '@kronos/ui/NumberField';
import { TagField } from '@kronos/ui/TagField';
import { useMessages } from '../../../../context/app-context.ts';
import { GuardedDialog } from '../../../../parts/GuardedDialog.tsx';
import type { Versions } from '../../../../resource/use-conflict.ts';
import { useDialogDraft } from '../../../../resource/use-dialog-draft.ts';

interface DefaultsDialogProps {
  saved: { readonly [K in keyof EngineDefaults]: Readonly<EngineDefaults[K]> };
  versions: Versions;
  onSave: (change: Partial<EngineDefaults>, basedOn: string | undefined) => Promise<Outcome>;
  onClose: () => void;
}

const [stop, megabytes, files] = saveFields;
const numbers = [stop, megabytes, files];

/** The settings for new containers, as a form. */
export function DefaultsDialog({ saved, versions, onSave, onClose }: DefaultsDialogProps) {
  const t = useMessages();
  const { draft, change, save, conflict } = useDialogDraft<EngineDefaults>(
    { ...saved, dns: [...saved.dns] },
    { versions, onSave },
  );
  const wordsOf = ({ name }: { name: string }) => ({ label: t(`docker.${name as keyof EngineDefaults}`) });
  return (
    <GuardedDialog
      title={t('docker.defaults')}
      text={t('docker.defaults.form')}
      submitLabel={t('docker.defaults.save')}
      cancelLabel={t('docker.defaults.cancel')}
      onSave={save}
      conflict={conflict && { ...conflict, fields: saveFields, texts: { field: wordsOf } }}
      onClose={onClose}
    >
      {numbers.map(({ name, min, max }) => (
        <NumberField
          key={name}
          name={name}
          label={t(`docker.${name}`)}
          help={t(`docker.${name}.help`)}
          minValue={min}
          maxValue={max}
          isRequired
          value={draft[name]}
          onChange={(value) => change({ [name]: value })}
        />
      ))}
      <TagField
        name="dns"
        label={t('docker.dns')}
        help={t('docker.dns.help')}
        placeholder="9.9.9.9"
        options={[]}
        canCreate
        value={draft.dns.map((address) => ({ id: address, label: address }))}
        onChange={(tags) => change({ dns: tags.map(({ label }) => label) })}
      />
    </GuardedDialog>
  );
}
