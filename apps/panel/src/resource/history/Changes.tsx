import type { AuditRow } from '@kronos/api/contract';
import { Stack } from '@kronos/ui/Stack';
import { Text } from '@kronos/ui/Text';
import { useMessages } from '../../context/app-context.ts';
import { type Change, changesOf } from './changes.ts';

/** Longer values, such as texts with HTML, are cut; the record itself shows them in full. */
const longest = 160;
const cut = (value: string) => (value.length > longest ? `${value.slice(0, longest)}…` : value);
const sayChange = ({ name, before, after }: Change) =>
  `${name}: ${[before, after]
    .filter((value) => value !== undefined)
    .map(cut)
    .join(' → ')}`;

/** The fields that an audit-log entry changed, and the address from which it was made. */
export function Changes({ row }: { row: AuditRow }) {
  const t = useMessages();
  return (
    <Stack gap={4}>
      {changesOf(row).map((change) => (
        <Text key={change.name} isMono size={13} tone="muted">
          <bdi dir="ltr">{sayChange(change)}</bdi>
        </Text>
      ))}
      {row.ip !== null && (
        <Text size={13} tone="muted">
          {t('forms.history.from', { ip: row.ip })}
        </Text>
      )}
    </Stack>
  );
}
