import type { StatusEntryRow } from '@kronos/api/contract';
import type { Option } from '@kronos/ui/ComboBox';
import { TagField } from '@kronos/ui/TagField';
import { useState } from 'react';
import { useStore } from '../../../../../context/app-context.ts';
import { createRecordFinder } from '../../../../../resource/find-records.ts';
import type { OwnFieldProps } from '../../../../../resource/form-inputs.tsx';

type Entry = Pick<StatusEntryRow, 'node_ids'> & Partial<Pick<StatusEntryRow, 'nodes'>>;

/** The nodes that an entry affects, by their names. */
export function NodesField({ saved, value, onChange, ...texts }: OwnFieldProps<StatusEntryRow['node_ids'], Entry>) {
  const finder = useStore(createRecordFinder);
  const [found, setFound] = useState<readonly Option[]>([]);
  const known = [...found, ...(saved.nodes ?? []).map(({ id, alias }) => ({ id: String(id), label: alias }))];
  return (
    <TagField
      {...texts}
      options={finder.nodes}
      value={value.map((id) => known.find((node) => node.id === String(id)) ?? { id: String(id), label: `#${id}` })}
      onChange={(nodes) => {
        setFound(nodes);
        onChange(nodes.map(({ id }) => Number(id)));
      }}
      isRequired
    />
  );
}
