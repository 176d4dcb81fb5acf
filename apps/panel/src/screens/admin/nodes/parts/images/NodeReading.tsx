import { Text } from '@kronos/ui/Text';
import { useMessages } from '../../../../../context/app-context.ts';
import { useFormat } from '../../../../../context/use-format.ts';
import { useNow } from '../../../../../context/use-now.ts';
import { ActionButton } from '../../../../../parts/ActionButton.tsx';
import { Callout } from '../../../../../parts/Callout.tsx';
import { useNodeImages } from './use-node-images.ts';

/** The totals of the images on a node, with their age and a button that reads them again. */
export function NodeReading({ id }: { id: number }) {
  const { store, nodes } = useNodeImages();
  const t = useMessages();
  const format = useFormat();
  const now = useNow();
  const known = nodes.status === 'ready' ? nodes.data.find(({ node }) => node.id === id) : undefined;
  if (!known) return null;
  const { images, bytes, unused, unused_bytes, read_at, failure } = known;
  return (
    <Callout
      label={t('nodeImages.reading')}
      tone={failure === null ? 'info' : 'warning'}
      {...(failure !== null && { title: failure })}
      action={<ActionButton onPress={() => store.read(id)}>{t('nodeImages.read')}</ActionButton>}
    >
      <Text as="p">
        {read_at === null
          ? t('nodeImages.reading.never')
          : t('nodeImages.reading.text', {
              images,
              size: format.bytes(bytes),
              unused,
              unusedSize: format.bytes(unused_bytes),
              age: format.relative(read_at, now),
            })}
      </Text>
    </Callout>
  );
}
