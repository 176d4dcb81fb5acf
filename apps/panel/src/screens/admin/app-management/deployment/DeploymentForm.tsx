import type { Outcome } from '@kronos/api';
import type { DeploymentSettings } from '@kronos/api/contract';
import { saveFields } from '@kronos/api/forms/admin-deployment';
import { FormSection } from '@kronos/ui/FormSection';
import { NumberField } from '@kronos/ui/NumberField';
import { Radio, RadioGroup } from '@kronos/ui/RadioGroup';
import { ResourceForm } from '@kronos/ui/ResourceForm';
import { TextField } from '@kronos/ui/TextField';
import { useMessages } from '../../../../context/app-context.ts';
import { useDraft } from '../../../../context/use-draft.ts';
import { useFormat } from '../../../../context/use-format.ts';
import { differing } from '../../../../resource/differing.ts';
import { exampleOf, nameVariables } from './example-of.ts';

const [{ options: placements }] = saveFields;

interface DeploymentFormProps {
  saved: Readonly<DeploymentSettings>;
  onSave: (change: Partial<DeploymentSettings>) => Promise<Outcome>;
}

/** The settings as a form that sends only what was changed. */
export function DeploymentForm({ saved, onSave }: DeploymentFormProps) {
  const t = useMessages();
  const format = useFormat();
  const { draft, change, form } = useDraft<DeploymentSettings>(saved, {
    save: (values) => onSave(differing(values, saved)),
  });
  const variables = format.list(nameVariables.map((name) => `{${name}}`));

  return (
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
  );
}
