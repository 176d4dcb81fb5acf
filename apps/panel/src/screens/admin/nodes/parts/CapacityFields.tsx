import { Checkbox } from '@kronos/ui/Checkbox';
import { NumberField } from '@kronos/ui/NumberField';
import { useMessages } from '../../../../context/app-context.ts';
import { OptionalNumber } from '../../../../parts/OptionalNumber.tsx';
import type { NodeForm } from './draft.ts';

interface RoomFieldsProps {
  form: NodeForm;
  saved: NodeForm;
  change: (change: Partial<NodeForm>) => void;
}

/** The fields for the capacity of a node, the ports of its servers, and whether it accepts new servers. */
export function CapacityFields({ form, saved, change }: RoomFieldsProps) {
  const t = useMessages();
  const port = (name: 'port_first' | 'port_last') => (
    <NumberField
      name={name}
      label={t(`nodes.field.${name}`)}
      help={name === 'port_last' && t('nodes.field.port_lastHelp')}
      minValue={1}
      maxValue={65_535}
      formatOptions={{ useGrouping: false }}
      hasNoSteppers
      isRequired
      value={form[name]}
      onChange={(next) => change({ [name]: Number.isNaN(next) ? saved[name] : next })}
    />
  );

  return (
    <>
      <OptionalNumber
        name="capacity"
        label={t('nodes.field.capacity')}
        help={t('nodes.field.capacityHelp')}
        minValue={0}
        maxValue={100_000}
        value={form.capacity}
        onChange={(capacity) => change({ capacity })}
      />
      {port('port_first')}
      {port('port_last')}
      <Checkbox
        name="enabled"
        isSelected={form.enabled}
        onChange={(enabled) => change({ enabled })}
        help={t('nodes.field.enabledHelp')}
      >
        {t('nodes.field.enabled')}
      </Checkbox>
    </>
  );
}
