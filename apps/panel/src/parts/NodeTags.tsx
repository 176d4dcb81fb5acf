import { Inline } from '@kronos/ui/Inline';
import { Stack } from '@kronos/ui/Stack';
import { TagField, type TagFieldProps } from '@kronos/ui/TagField';
import { useMessages, useStore } from '../context/app-context.ts';
import { createRecordFinder } from '../resource/find-records.ts';
import { ActionButton } from './ActionButton.tsx';
import { createAllNodesStore } from './all-nodes-store.ts';

type NodeTagsProps = Omit<TagFieldProps, 'options'>;

/** A field for several nodes, which are found by alias. */
export function NodeTags(props: NodeTagsProps) {
  const finder = useStore(createRecordFinder);
  return <TagField {...props} options={finder.nodes} />;
}

/** A field for several nodes, with a button that chooses all of them. */
export function AnyNodes(props: NodeTagsProps) {
  const { read } = useStore(createAllNodesStore);
  const t = useMessages();
  const chooseAll = async () => {
    const all = await read();
    if (all) props.onChange?.(all);
  };
  return (
    <Stack gap={8}>
      <NodeTags {...props} />
      <Inline gap={8}>
        <ActionButton size="small" onPress={chooseAll}>
          {t('common.allNodes')}
        </ActionButton>
      </Inline>
    </Stack>
  );
}
