import type { ServiceVariable } from '@kronos/api/contract';
import { Checkbox } from '@kronos/ui/Checkbox';
import { SecretField } from '@kronos/ui/SecretField';
import { TextField } from '@kronos/ui/TextField';
import { useMessages } from '../../../../../../context/app-context.ts';
import type { OwnFieldProps } from '../../../../../../resource/form-inputs.tsx';
import { RowsField } from './RowsField.tsx';

interface Saved {
  readonly variables?: readonly ServiceVariable[];
}

const blank: ServiceVariable = { name: '', value: '', is_secret: false };
const longest = 2000;

/** The environment variables of a service. A stored secret can be replaced, but is never shown. */
export function VariablesField({ saved, ...field }: OwnFieldProps<ServiceVariable[], Saved>) {
  const t = useMessages();
  const isKept = (row: ServiceVariable) =>
    saved.variables?.some((one) => one.is_secret && one.name === row.name) === true;
  return (
    <RowsField
      {...field}
      addLabel={t('dockerServices.variables.add')}
      rowLabel={(position) => t('dockerServices.variables.row', { position })}
      blank={blank}
    >
      {({ row, name, change }) => (
        <>
          <TextField
            name={`${name}.name`}
            label={t('dockerServices.variables.name')}
            placeholder="TZ"
            isRequired
            value={row.name}
            onChange={(next) => change({ name: next })}
          />
          {row.is_secret ? (
            <SecretField
              name={`${name}.value`}
              label={t('dockerServices.variables.value')}
              maxLength={longest}
              isSet={isKept(row)}
              isReplacing={row.value !== null}
              onReplacingChange={(isReplacing) => change({ value: isReplacing ? '' : null })}
              value={row.value ?? ''}
              onChange={(value) => change({ value })}
            />
          ) : (
            <TextField
              name={`${name}.value`}
              label={t('dockerServices.variables.value')}
              maxLength={longest}
              value={row.value ?? ''}
              onChange={(value) => change({ value })}
            />
          )}
          <Checkbox
            name={`${name}.is_secret`}
            isSelected={row.is_secret}
            onChange={(isSecret) =>
              change({ is_secret: isSecret, value: isSecret && isKept(row) ? null : (row.value ?? '') })
            }
          >
            {t('dockerServices.variables.is_secret')}
          </Checkbox>
        </>
      )}
    </RowsField>
  );
}
