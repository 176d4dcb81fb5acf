import type { SharedCell } from '@kronos/api/contract';
import { Stack } from '@kronos/ui/Stack';
import { Text } from '@kronos/ui/Text';
import { useMessages } from '../../context/app-context.ts';
import { isUndone, type Shares } from './share-rows.ts';

/** The cells that could not be changed as requested, with the reasons. */
export function ShareResults({
  shares,
  results,
  title,
}: {
  shares: Shares;
  results: readonly SharedCell[];
  title: string;
}) {
  const t = useMessages();
  const undone = results.filter(isUndone);
  if (undone.length === 0) return null;
  const servers = new Map(shares.servers.map(({ id, name }) => [id, name]));
  const people = new Map(shares.data.map(({ key, name, email }) => [key, name ?? email ?? key]));
  return (
    <Stack gap={4}>
      <Text as="p" weight="medium">
        {title}
      </Text>
      {undone.map(({ server_id, person, library, outcome, message }) => (
        <Text key={`${server_id} ${person} ${library}`} as="p" size={13}>
          {t('plexTools.matrix.result', {
            name: people.get(person) ?? person.slice(person.indexOf(':') + 1),
            library,
            server: servers.get(server_id) ?? '',
            outcome: message ?? t(`plexTools.matrix.outcome.${outcome}`),
          })}
        </Text>
      ))}
    </Stack>
  );
}
