import { NumberField } from '@kronos/ui/NumberField';
import { RadioCard, RadioCards } from '@kronos/ui/RadioCards';
import { TextArea } from '@kronos/ui/TextArea';
import { TextField } from '@kronos/ui/TextField';
import { useMessages } from '../../../../context/app-context.ts';
import { engineKinds, kindWords } from '../words.tsx';
import type { NodeForm } from './draft.ts';
import { SshKeyFields } from './SshKeyFields.tsx';

interface EngineFieldsProps {
  form: NodeForm;
  change: (change: Partial<NodeForm>) => void;
  /** Whether secrets that are left empty are kept, as for an existing node. */
  keepsSecrets: boolean;
  /** Whether the node has a private key of its own. */
  keepsKey: boolean;
}

/** The fields for the connection to a node's engine, which depend on its kind. */
export function EngineFields({ form, change, keepsSecrets, keepsKey }: EngineFieldsProps) {
  const t = useMessages();
  const { kind } = form;
  const text = (name: 'engine_host' | 'ssh_user' | 'socket_path' | 'sandbox_node', help?: string) => (
    <TextField
      name={name}
      label={t(`nodes.field.${name}`)}
      help={help}
      spellCheck="false"
      autoComplete="off"
      maxLength={253}
      isRequired
      value={form[name]}
      onChange={(next) => change({ [name]: next })}
    />
  );
  const port = (name: 'ssh_port' | 'tls_port', usual: number) => (
    <NumberField
      name="engine_port"
      label={t('nodes.field.engine_port')}
      help={t('nodes.field.portHelp', { port: String(usual) })}
      minValue={1}
      maxValue={65_535}
      formatOptions={{ useGrouping: false }}
      hasNoSteppers
      hasOptionalMark
      value={form[name] ?? Number.NaN}
      onChange={(next) => change({ [name]: Number.isNaN(next) ? null : next })}
    />
  );
  const secret = (name: 'tls_ca' | 'tls_cert' | 'tls_key', help: string) => (
    <TextArea
      name={name}
      label={t(`nodes.field.${name}`)}
      help={help}
      spellCheck="false"
      autoComplete="off"
      hasOptionalMark={keepsSecrets}
      value={form[name]}
      onChange={(next) => change({ [name]: next })}
    />
  );
  const keptHelp = keepsSecrets ? t('nodes.field.keptHelp') : t('nodes.field.pemHelp');

  return (
    <>
      <RadioCards
        name="kind"
        label={t('nodes.field.kind')}
        value={kind}
        onChange={(next) => {
          const chosen = engineKinds.find((known) => known === next);
          if (chosen) change({ kind: chosen });
        }}
      >
        {engineKinds.map((each) => (
          <RadioCard key={each} value={each} title={t(kindWords[each])} description={t(`nodes.kind.${each}Text`)} />
        ))}
      </RadioCards>
      {kind === 'ssh' && (
        <>
          {text('engine_host')}
          {port('ssh_port', 22)}
          {text('ssh_user', t('nodes.field.userHelp'))}
          <SshKeyFields form={form} change={change} keepsKey={keepsKey} />
          {text('socket_path')}
        </>
      )}
      {kind === 'tls' && (
        <>
          {text('engine_host')}
          {port('tls_port', 2376)}
          {secret('tls_ca', keptHelp)}
          {secret('tls_cert', keptHelp)}
          {secret('tls_key', keptHelp)}
        </>
      )}
      {kind === 'socket' && text('socket_path')}
      {kind === 'sandbox' && text('sandbox_node', t('nodes.field.sandboxHelp'))}
    </>
  );
}
