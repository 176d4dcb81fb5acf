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
import type { SeenGuild } from './guild-choice.ts';

interface GuildCardProps {
  guild: SeenGuild;
  onTest: () => Promise<void>;
  onSync: () => Promise<void>;
  onChange: () => void;
  onRemove: () => void;
}

const tones = { idle: 'neutral', working: 'success', failing: 'danger' } as const;

/** One guild: the channel for each kind of message, the role for each group of users, and how both last went. */
export function GuildCard({ guild, onTest, onSync, onChange, onRemove }: GuildCardProps) {
  const t = useMessages();
  const { name, announcements, status, state, waiting, last_success_at, last_error, last_error_at } = guild;
  const { roles, members, roles_error, roles_error_at } = guild;
  const shownState = roles_error === null ? state : 'failing';
  const channel = (one: SeenGuild['status']) =>
    one ? (
      <Link href={one.url} target="_blank" rel="noreferrer">
        #{one.name}
      </Link>
    ) : (
      <Text tone="muted">{t('discord.noChannel')}</Text>
    );
  const failure = (id: 'lastError' | 'rolesError', reason: string | null, at: string | null) =>
    reason === null
      ? []
      : [
          {
            id,
            label: t(`discord.${id}`),
            value: (
              <Stack gap={4}>
                <Text>{reason}</Text>
                {at !== null && <When at={at} />}
              </Stack>
            ),
          },
        ];
  const given = (
    <Stack gap={4}>
      {roles.map(({ group, role }) => (
        <Text key={group}>{t('discord.group.given', { group: t(`discord.group.${group}`), role: role.name })}</Text>
      ))}
      <Text tone="muted">{t('discord.members', { count: members })}</Text>
    </Stack>
  );
  return (
    <Card
      as="article"
      title={name}
      level={3}
      actions={<StatusDot tone={tones[shownState]}>{t(`discord.state.${shownState}`)}</StatusDot>}
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
            ...failure('lastError', last_error, last_error_at),
            ...(waiting > 0
              ? [{ id: 'waiting', label: t('discord.waiting'), value: t('discord.waiting.count', { count: waiting }) }]
              : []),
            {
              id: 'roles',
              label: t('discord.roles'),
              value: roles.length > 0 ? given : <Text tone="muted">{t('discord.noRoles')}</Text>,
            },
            ...failure('rolesError', roles_error, roles_error_at),
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
          {roles.length > 0 && (
            <ActionButton aria-label={t('discord.syncNamed', { name })} onPress={onSync}>
              {t('discord.sync')}
            </ActionButton>
          )}
          <Button aria-label={t('discord.removeNamed', { name })} onPress={onRemove}>
            {t('discord.remove')}
          </Button>
        </Inline>
      </Stack>
    </Card>
  );
}
