import { Stack } from '@kronos/ui/Stack';
import { Text } from '@kronos/ui/Text';
import { useMessages } from '../../../../../context/app-context.ts';
import { useFormat } from '../../../../../context/use-format.ts';
import { useNow } from '../../../../../context/use-now.ts';
import { Callout } from '../../../../../parts/Callout.tsx';
import { useNodeImages } from './use-node-images.ts';

/** The maximum number of nodes named. */
const most = 5;

/** The nodes whose images could not be read, with the reason and the age of the data shown. */
export function UnreadNodes() {
  const { nodes } = useNodeImages();
  const t = useMessages();
  const format = useFormat();
  const now = useNow();
  if (nodes.status !== 'ready') return null;
  const unread = nodes.data.filter(({ failure }) => failure !== null);
  if (unread.length === 0) return null;
  return (
    <Callout
      label={t('nodeImages.unread')}
      tone="warning"
      title={t('nodeImages.unread.title', { count: unread.length })}
    >
      <Stack gap={4}>
        {unread.slice(0, most).map(({ node: { id, alias }, failure, read_at }) => (
          <Text key={id} as="p">
            {read_at === null
              ? t('nodeImages.unread.never', { alias, failure: failure ?? '' })
              : t('nodeImages.unread.since', { alias, failure: failure ?? '', age: format.relative(read_at, now) })}
          </Text>
        ))}
        {unread.length > most && <Text as="p">{t('nodeImages.unread.more', { count: unread.length - most })}</Text>}
      </Stack>
    </Callout>
  );
}
