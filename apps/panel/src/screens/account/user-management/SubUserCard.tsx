import type { SubUser } from '@kronos/api/contract';
import { Button } from '@kronos/ui/Button';
import { Card } from '@kronos/ui/Card';
import { Inline } from '@kronos/ui/Inline';
import { Stack } from '@kronos/ui/Stack';
import { Text } from '@kronos/ui/Text';
import type { Snapshot } from 'valtio/vanilla';
import { useMessages } from '../../../context/app-context.ts';
import { useFormat } from '../../../context/use-format.ts';
import { useNow } from '../../../context/use-now.ts';
import { sentencesOf } from './sentence.ts';

interface SubUserCardProps {
  user: Snapshot<SubUser>;
  onEdit: () => void;
  onRemove: () => void;
}

/** One sub-user, with the rights as sentences. */
export function SubUserCard({ user, onEdit, onRemove }: SubUserCardProps) {
  const t = useMessages();
  const format = useFormat();
  const now = useNow();
  const { name, email, servers, last_seen_at } = user;
  const seen = last_seen_at
    ? t('subUsers.seen', { when: format.relative(last_seen_at, now) })
    : t('subUsers.neverSeen');
  return (
    <Card
      as="article"
      title={name}
      description={`${email} · ${seen}`}
      actions={
        <Inline gap={8}>
          <Button aria-label={t('subUsers.editOf', { name })} onPress={onEdit}>
            {t('subUsers.edit')}
          </Button>
          <Button aria-label={t('subUsers.removeOf', { name })} onPress={onRemove}>
            {t('subUsers.remove')}
          </Button>
        </Inline>
      }
    >
      <Stack gap={4}>
        {sentencesOf(name, servers, format, t).map((sentence) => (
          <Text key={sentence}>{sentence}</Text>
        ))}
      </Stack>
    </Card>
  );
}
