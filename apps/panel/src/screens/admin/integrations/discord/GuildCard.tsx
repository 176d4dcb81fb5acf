import type { KnownGuild } from '@kronos/api/contract';
import { Button } from '@kronos/ui/Button';
import { Card } from '@kronos/ui/Card';
import { DescriptionList } from '@kronos/ui/DescriptionList';
import { Inline } from '@kronos/ui/Inline';
import { Link } from '@kronos/ui/Link';
import { Stack } from '@kronos/ui/Stack';
import { StatusDot } from '@kronos/ui/StatusDot';
import { Text } from '@kronos/ui/Text';
import { useMessages } from '../../../../context/app-context.ts';
import { ActionButton } from '../../../../parts/ActionButton.tsx';
import { When } from '../../../../resource/When.tsx';

interface GuildCardProps {
  guild: Readonly<KnownGuild>;
  onTest: () => Promise<void>;
  onChange: () => void;
  onRemove: () => void;
}

const tones = { idle: 'neutral', working: 'success', failing: 'danger' } as const;

/** One guild: which channel gets what, and how the last messages fared. */
export function GuildCard({ guild, onTest, onChange, onRemove }: GuildCardProps) {
  const t = useMessages();
  const { name, announcements, status, state, waiting, last_success_at, last_error, last_error_at } = guild;
  const channel = (one: KnownGuild['status']) =>
    one ? (
      <Link href={one.url} target="_blank" rel="noreferrer">
        #{one.name}
      </Link>
    ) : (
      <Text tone="muted">{t('discord.noChannel')}</Text>
    );
  const failure = last_error !== null && {
    id: 'error',
    label: t('discord.lastError'),
    value: (
      <Stack gap={4}>
        <Text>{last_error}</Text>
        {last_error_at !== null && <When at={last_error_at} />}
      </Stack>
    ),
  };
  return (
    <Card
      as="article"
      title={name}
      level={3}
      actions={<StatusDot tone={tones[state]}>{t(`discord.state.${state}`)}</StatusDot>}
    >
      <Stack gap={16}>
        <DescriptionList
          items={[
            { id: 'announcements', label: t('discord.announcements'), value: channel(announcements) },
            { id: 'status', label: t('discord.status'), value: channel(status) },
            {
              id: 'success',
              label: t('discord.lastSuccess'),
              value: last_success_at === null ? t('discord.never') : <When at={last_success_at} />,
            },
            ...(failure ? [failure] : []),
            ...(waiting > 0
              ? [{ id: 'waiting', label: t('discord.waiting'), value: t('discord.waiting.count', { count: waiting }) }]
              : []),
          ]}
        />
        <Inline gap={8}>
          <Button aria-label={t('discord.changeNamed', { name })} onPress={onChange}>
            {t('discord.change')}
          </Button>
          <ActionButton
            isDisabled={announcements === null && status === null}
            aria-label={t('discord.testNamed', { name })}
            onPress={onTest}
          >
            {t('discord.test')}
          </ActionButton>
          <Button aria-label={t('discord.removeNamed', { name })} onPress={onRemove}>
            {t('discord.remove')}
          </Button>
        </Inline>
      </Stack>
    </Card>
  );
}
