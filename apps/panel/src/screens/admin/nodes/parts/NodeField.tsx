import { ComboBox, type Option } from '@kronos/ui/ComboBox';
import { useStore } from '../../../../context/app-context.ts';
import { createRecordFinder } from '../../../../resource/find-records.ts';

interface NodeFieldProps {
  name: string;
  label: string;
  value: Option | null;
  onChange: (option: Option | null) => void;
}

/** A field for a node, found by its alias. */
export function NodeField(props: NodeFieldProps) {
  const finder = useStore(createRecordFinder);
  return <ComboBox {...props} options={finder.nodes} isRequired />;
}
