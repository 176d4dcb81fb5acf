import { Text } from '@kronos/ui/Text';
import { useFormat } from '../context/use-format.ts';
import { useNow } from '../context/use-now.ts';

/** How long ago, with the exact time on hover. */
export function When({ at }: { at: string }) {
  const format = useFormat();
  const now = useNow();
  return (
    <Text as="time" dateTime={at} title={format.exact(at)} isNumeric>
      {format.relative(at, now)}
    </Text>
  );
}
