import type { NodeDetail } from '@kronos/api/contract';
import { Stack } from '@kronos/ui/Stack';
import { Text } from '@kronos/ui/Text';
import { useMessages } from '../../context/app-context.ts';

/** Whether anything beyond the node is affected. */
export const isAffected = ({ servers, operations }: NodeDetail['blast']): boolean => servers + operations > 0;

/** What is affected beyond the node itself. */
export function Blast({ blast }: { blast: NodeDetail['blast'] }) {
  const t = useMessages();
  return (
    <Stack gap={4}>
      <Text weight="medium">{t('nodes.blast.title')}</Text>
      <Stack as="ul" gap={4}>
        <li>{t('nodes.blast.servers', { count: blast.servers })}</li>
        <li>{t('nodes.blast.customers', { count: blast.customers })}</li>
        <li>{t('nodes.blast.operations', { count: blast.operations })}</li>
      </Stack>
    </Stack>
  );
}
