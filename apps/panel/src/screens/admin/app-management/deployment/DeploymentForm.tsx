import type { Outcome } from '@kronos/api';
import type { DeploymentSettings } from '@kronos/api/contract';
import { saveFields } from '@kronos/api/forms/admin-deployment';
import { FormSection } from '@kronos/ui/FormSection';
import { NumberField } from '@kronos/ui/NumberField';
import { Radio, RadioGroup } from '@kronos/ui/RadioGroup';
import { ResourceForm } from '@kronos/ui/ResourceForm';
import { TextField } from '@kronos/ui/TextField';
import { useMessages } from '../../../../context/app-context.ts';
import { useFormat } from '../../../../context/use-format.ts';
import { ConflictDialog } from '../../../../resource/ConflictDialog.tsx';
import { differing } from '../../../../resource/differing.ts';
import type { Versions } from '../../../../resource/use-conflict.ts';
import { useGuardedDraft } from '../../../../resource/use-guarded-draft.ts';
import { exampleOf, nameVariables } from './example-of.ts';

const [{ options: placements }] = saveFields;

type NameOrPort = Exclude<keyof DeploymentSettings, 'placement'>;

interface DeploymentFormProps {
  saved: Readonly<DeploymentSettings>;
  versions: Versions;
  onSave: (change: Partial<DeploymentSettings>, basedOn: string | undefined) => Promise<Outcome>;
}

/** The settings as a form that sends only what was changed. */
export function DeploymentForm({ saved, versions, onSave }: DeploymentFormProps) {
  const t = useMessages();
  const format = useFormat();
  const { draft, change, form, conflict } = useGuardedDraft<DeploymentSettings>(saved, {
    versions,
    merges: true,
    save: (values, basedOn) => onSave(differing(values, saved), basedOn),
  });
  const wordsOf = ({ name }: { name: string }) => ({
    label: t(name === 'placement' ? 'deployment.policy' : `deployment.${name as NameOrPort}`),
    option: (policy: string) => t(`deployment.policy.${policy as DeploymentSettings['placement']}`),
  });
  const variables = format.list(nameVariables.map((name) => `{${name}}`));

  return (
    <>
      <ResourceForm title={t('deployment.title')} description={t('deployment.text')} {...form}>
        <FormSection title={t('deployment.placement')} description={t('deployment.placement.text')}>
          <RadioGroup
            name="placement"
            label={t('deployment.policy')}
            value={draft.placement}
            onChange={(value) => change({ placement: value as DeploymentSettings['placement'] })}
          >
            {placements.map((policy) => (
              <Radio key={policy} value={policy} help={t(`deployment.policy.${policy}.help`)}>
                {t(`deployment.policy.${policy}`)}
              </Radio>
            ))}
          </RadioGroup>
        </FormSection>
        <FormSection title={t('deployment.names')} description={t('deployment.names.text', { variables })}>
          {(['server_name', 'trial_name'] as const).map((name) => (
            <TextField
              key={name}
              name={name}
              label={t(`deployment.${name}`)}
              help={t('deployment.example', { name: exampleOf(draft[name], t) })}
              maxLength={60}
              isRequired
              value={draft[name]}
              onChange={(value) => change({ [name]: value })}
            />
          ))}
        </FormSection>
        <FormSection title={t('deployment.ports')} description={t('deployment.ports.text')}>
          {(['port_first', 'port_last'] as const).map((name) => (
            <NumberField
              key={name}
              name={name}
              label={t(`deployment.${name}`)}
              minValue={1}
              maxValue={65_535}
              formatOptions={{ useGrouping: false }}
              isRequired
              value={draft[name]}
              onChange={(value) => change({ [name]: value })}
            />
          ))}
        </FormSection>
      </ResourceForm>
      {conflict && <ConflictDialog {...conflict} fields={saveFields} texts={{ field: wordsOf }} />}
    </>
  );
}
