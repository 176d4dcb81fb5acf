import { Text } from '@kronos/ui/Text';
import { useFormat } from '../context/use-format.ts';

/** The exact time, of what may lie ahead. */
export function Moment({ at }: { at: string }) {
  const format = useFormat();
  return (
    <Text as="time" dateTime={at} isNumeric>
      {format.exact(at)}
    </Text>
  );
}
