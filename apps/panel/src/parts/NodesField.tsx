import type { Option } from '@kronos/ui/ComboBox';
import { useState } from 'react';
import type { OwnFieldProps } from '../resource/form-inputs.tsx';
import { AnyNodes, NodeTags } from './NodeTags.tsx';

type Ids = readonly number[];
/** A record with nodes; those of a new record are not known yet. */
interface Naming {
  nodes?: readonly { readonly id: number | null; readonly alias: string }[];
}

/** The form field for nodes, which are found by name. */
export const nodesField = ({ isRequired }: { isRequired: boolean }) => {
  // Where none stands for all nodes, there is no need to choose all of them.
  const Field = isRequired ? AnyNodes : NodeTags;
  return function NodesField({ name, label, help, saved, value, onChange }: OwnFieldProps<Ids, Naming>) {
    const [found, setFound] = useState<readonly Option[]>([]);
    const known = [...found, ...(saved.nodes ?? []).map(({ id, alias }) => ({ id: String(id), label: alias }))];
    return (
      <Field
        {...{ name, label, help }}
        value={value.map((id) => known.find((node) => node.id === String(id)) ?? { id: String(id), label: `#${id}` })}
        onChange={(nodes) => {
          setFound(nodes);
          onChange(nodes.map(({ id }) => Number(id)));
        }}
        isRequired={isRequired}
        hasOptionalMark={!isRequired}
      />
    );
  };
};
