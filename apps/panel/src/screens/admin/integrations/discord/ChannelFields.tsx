import type { DiscordChannelChoice } from '@kronos/api/contract';
import { ComboBox } from '@kronos/ui/ComboBox';
import { Text } from '@kronos/ui/Text';
import { useEffect, useState } from 'react';
import { useMessages } from '../../../../context/app-context.ts';
import { useFormat } from '../../../../context/use-format.ts';
import { Loaded } from '../../../../resource/Loaded.tsx';
import type { Loadable } from '../../../../stores/loadable.ts';
import type { GuildParts } from './discord-store.ts';

interface ChannelFieldsProps {
  /** Reads the channels, of one guild as long as this is mounted. */
  read: () => Promise<Loadable<GuildParts>>;
  value: DiscordChannelChoice;
  onChange: (value: DiscordChannelChoice) => void;
}

/** Which channel of a guild gets which messages, once its channels are known. */
export function ChannelFields({ read, value, onChange }: ChannelFieldsProps) {
  const t = useMessages();
  const format = useFormat();
  const [parts, setParts] = useState<Loadable<GuildParts>>({ status: 'loading' });
  useEffect(() => void read().then(setParts), [read]);
  const retry = () => {
    setParts({ status: 'loading' });
    void read().then(setParts);
  };

  return (
    <Loaded read={parts} loading={t('discord.channels.loading')} failed={t('discord.channels.failed')} onRetry={retry}>
      {({ channels, roles = [] }) => {
        const options = channels.map(({ id, name }) => ({ id, label: `#${name}` }));
        const field = (name: keyof DiscordChannelChoice, label: string, help: string) => (
          <ComboBox
            name={name}
            label={label}
            help={help}
            hasOptionalMark
            options={options}
            value={options.find(({ id }) => id === value[name]) ?? null}
            onChange={(chosen) => onChange({ ...value, [name]: chosen?.id ?? null })}
          />
        );
        return (
          <>
            {field('announcements_channel', t('discord.announcements'), t('discord.announcements.help'))}
            {field('status_channel', t('discord.status'), t('discord.status.help'))}
            {roles.length > 0 && (
              <Text as="p" size={13} tone="muted">
                {t('discord.roles', { roles: format.list(roles.map(({ name }) => name)) })}
              </Text>
            )}
          </>
        );
      }}
    </Loaded>
  );
}
