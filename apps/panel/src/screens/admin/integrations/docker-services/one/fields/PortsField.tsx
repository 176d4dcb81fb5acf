import type { PortProtocol, ServicePort } from '@kronos/api/contract';
import { Grid } from '@kronos/ui/Grid';
import { NumberField } from '@kronos/ui/NumberField';
import { Select } from '@kronos/ui/Select';
import { useMessages } from '../../../../../../context/app-context.ts';
import type { OwnFieldProps } from '../../../../../../resource/form-inputs.tsx';
import { RowsField } from './RowsField.tsx';

const protocols: readonly PortProtocol[] = ['tcp', 'udp'];
/** A port is an identifier: it has no thousands separator and no steppers. */
const port = { minValue: 1, maxValue: 65_535, hasNoSteppers: true, formatOptions: { useGrouping: false } } as const;
/** The value of an empty field. */
const none = Number.NaN;
const blank: ServicePort = { host: none, container: none, protocol: 'tcp' };

/** The ports at which a service is reached on its nodes. */
export function PortsField(props: OwnFieldProps<ServicePort[], object>) {
  const t = useMessages();
  return (
    <RowsField
      {...props}
      addLabel={t('dockerServices.ports.add')}
      rowLabel={(position) => t('dockerServices.ports.row', { position })}
      blank={blank}
    >
      {({ row, name, change }) => (
        <Grid columns={{ base: 1, medium: 3 }} gap={8}>
          <NumberField
            {...port}
            name={`${name}.host`}
            label={t('dockerServices.ports.host')}
            isRequired
            value={row.host}
            onChange={(host) => change({ host })}
          />
          <NumberField
            {...port}
            name={`${name}.container`}
            label={t('dockerServices.ports.container')}
            isRequired
            value={row.container}
            onChange={(container) => change({ container })}
          />
          <Select
            name={`${name}.protocol`}
            label={t('dockerServices.ports.protocol')}
            options={protocols.map((id) => ({ id, label: id.toUpperCase() }))}
            value={row.protocol}
            onChange={(protocol) => change({ protocol: protocol === 'udp' ? 'udp' : 'tcp' })}
          />
        </Grid>
      )}
    </RowsField>
  );
}
