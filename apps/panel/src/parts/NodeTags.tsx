import { TagField, type TagFieldProps } from '@kronos/ui/TagField';
import { useStore } from '../context/app-context.ts';
import { createRecordFinder } from '../resource/find-records.ts';

/** A field for several nodes, which are found by alias. */
export function NodeTags(props: Omit<TagFieldProps, 'options'>) {
  const finder = useStore(createRecordFinder);
  return <TagField {...props} options={finder.nodes} />;
}
