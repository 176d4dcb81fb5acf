import { ComboBox } from '@kronos/ui/ComboBox';
import { Radio, RadioGroup } from '@kronos/ui/RadioGroup';
import { TextArea } from '@kronos/ui/TextArea';
import { useMessages, useStore } from '../../../../context/app-context.ts';
import { createRecordFinder } from '../../../../resource/find-records.ts';
import { type KeyChoice, keyOrigins } from './key-choice.ts';

interface SshKeyFieldsProps {
  form: KeyChoice;
  change: (change: Partial<KeyChoice>) => void;
  /** Whether the node has a private key of its own, which is kept unless another one is pasted. */
  keepsKey: boolean;
}

/** The key that the panel signs in to a node with: the panel's own, another stored one, or a pasted one. */
export function SshKeyFields({ form, change, keepsKey }: SshKeyFieldsProps) {
  const t = useMessages();
  const { sshKeys } = useStore(createRecordFinder);
  const { ssh_key_origin: origin, ssh_key: chosen } = form;
  return (
    <>
      <RadioGroup
        label={t('nodes.field.ssh_key_origin')}
        value={origin}
        onChange={(next) => {
          const known = keyOrigins.find((one) => one === next);
          if (known) change({ ssh_key_origin: known });
        }}
      >
        {keyOrigins.map((each) => (
          <Radio key={each} value={each} help={t(`nodes.key.${each}Text`)}>
            {t(`nodes.key.${each}`)}
          </Radio>
        ))}
      </RadioGroup>
      {origin === 'kept' && (
        <ComboBox
          name="ssh_key_id"
          label={t('nodes.field.ssh_key_id')}
          help={t('nodes.field.ssh_key_idHelp')}
          options={sshKeys}
          isRequired
          value={chosen && { id: String(chosen.id), label: chosen.name }}
          onChange={(option) => change({ ssh_key: option && { id: Number(option.id), name: option.label } })}
        />
      )}
      {origin === 'pasted' && (
        <TextArea
          name="ssh_private_key"
          label={t('nodes.field.ssh_private_key')}
          help={t(keepsKey ? 'nodes.field.keptHelp' : 'nodes.field.privateKeyHelp')}
          spellCheck="false"
          autoComplete="off"
          isRequired={!keepsKey}
          hasOptionalMark={keepsKey}
          value={form.ssh_private_key}
          onChange={(ssh_private_key) => change({ ssh_private_key })}
        />
      )}
    </>
  );
}
