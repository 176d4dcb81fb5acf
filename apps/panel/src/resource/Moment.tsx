import { Text } from '@kronos/ui/Text';
import { useFormat } from '../context/use-format.ts';

/** The exact time of an event that may be in the future. */
export function Moment({ at }: { at: string }) {
  const format = useFormat();
  return (
    <Text as="time" dateTime={at} isNumeric>
      {format.exact(at)}
    </Text>
  );
}
