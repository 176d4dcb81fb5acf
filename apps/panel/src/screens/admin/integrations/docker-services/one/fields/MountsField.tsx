import type { ServiceMount } from '@kronos/api/contract';
import { Checkbox } from '@kronos/ui/Checkbox';
import { TextField } from '@kronos/ui/TextField';
import { useMessages } from '../../../../../../context/app-context.ts';
import type { OwnFieldProps } from '../../../../../../resource/form-inputs.tsx';
import { RowsField } from './RowsField.tsx';

const blank: ServiceMount = { source: '', target: '', is_read_only: false };

/** The files and folders of the node that are mounted into a service. */
export function MountsField(props: OwnFieldProps<ServiceMount[], object>) {
  const t = useMessages();
  return (
    <RowsField
      {...props}
      addLabel={t('dockerServices.mounts.add')}
      rowLabel={(position) => t('dockerServices.mounts.row', { position })}
      blank={blank}
    >
      {({ row, name, change }) => (
        <>
          <TextField
            name={`${name}.source`}
            label={t('dockerServices.mounts.source')}
            placeholder="/srv/tautulli"
            isRequired
            value={row.source}
            onChange={(source) => change({ source })}
          />
          <TextField
            name={`${name}.target`}
            label={t('dockerServices.mounts.target')}
            placeholder="/config"
            isRequired
            value={row.target}
            onChange={(target) => change({ target })}
          />
          <Checkbox
            name={`${name}.is_read_only`}
            isSelected={row.is_read_only}
            onChange={(isReadOnly) => change({ is_read_only: isReadOnly })}
          >
            {t('dockerServices.mounts.is_read_only')}
          </Checkbox>
        </>
      )}
    </RowsField>
  );
}
