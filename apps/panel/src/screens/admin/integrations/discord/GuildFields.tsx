import type { DiscordGuildChoice, DiscordName } from '@kronos/api/contract';
import { ComboBox } from '@kronos/ui/ComboBox';
import { Heading } from '@kronos/ui/Heading';
import { Stack } from '@kronos/ui/Stack';
import { Text } from '@kronos/ui/Text';
import { useEffect, useState } from 'react';
import { useMessages } from '../../../../context/app-context.ts';
import { Loaded } from '../../../../resource/Loaded.tsx';
import type { Loadable } from '../../../../stores/loadable.ts';
import type { GuildParts } from './discord-store.ts';
import { roleGroups } from './guild-choice.ts';

interface GuildFieldsProps {
  /** Reads the channels and roles to choose from. It reads the same guild for as long as the component is mounted. */
  read: () => Promise<Loadable<GuildParts>>;
  value: DiscordGuildChoice;
  onChange: (change: Partial<DiscordGuildChoice>) => void;
}

/** The channel for each kind of message and the role for each group of users, once the guild's own are loaded. */
export function GuildFields({ read, value, onChange }: GuildFieldsProps) {
  const t = useMessages();
  const [parts, setParts] = useState<Loadable<GuildParts>>({ status: 'loading' });
  useEffect(() => void read().then(setParts), [read]);
  const retry = () => {
    setParts({ status: 'loading' });
    void read().then(setParts);
  };
  const field = (
    name: keyof DiscordGuildChoice,
    of: readonly DiscordName[],
    sign: '#' | '@',
    label: string,
    help: string,
  ) => {
    const options = of.map((one) => ({ id: one.id, label: `${sign}${one.name}` }));
    return (
      <ComboBox
        key={name}
        name={name}
        label={label}
        help={help}
        hasOptionalMark
        options={options}
        value={options.find(({ id }) => id === value[name]) ?? null}
        onChange={(chosen) => onChange({ [name]: chosen?.id ?? null })}
      />
    );
  };

  return (
    <Loaded read={parts} loading={t('discord.parts.loading')} failed={t('discord.parts.failed')} onRetry={retry}>
      {({ channels, roles }) => (
        <>
          {field('announcements_channel', channels, '#', t('discord.announcements'), t('discord.announcements.help'))}
          {field('status_channel', channels, '#', t('discord.status'), t('discord.status.help'))}
          <Stack gap={4}>
            <Heading level={3} size={16}>
              {t('discord.roles')}
            </Heading>
            <Text as="p" size={13} tone="muted">
              {t('discord.roles.text')}
            </Text>
          </Stack>
          {roleGroups.map((group) =>
            field(`${group}_role`, roles, '@', t(`discord.group.${group}`), t(`discord.group.${group}.help`)),
          )}
        </>
      )}
    </Loaded>
  );
}
