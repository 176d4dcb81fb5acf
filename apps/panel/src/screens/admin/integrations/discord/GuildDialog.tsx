import type { KnownGuild } from '@kronos/api/contract';
import { useCallback, useState } from 'react';
import { useMessages, useStore } from '../../../../context/app-context.ts';
import { FormDialog } from '../../../../parts/FormDialog.tsx';
import { ChannelFields } from './ChannelFields.tsx';
import { createDiscordStore } from './discord-store.ts';

interface GuildDialogProps {
  guild: Readonly<KnownGuild>;
  onClose: () => void;
}

/** Which channel of a known guild gets which messages. Mounted while it is open. */
export function GuildDialog({ guild, onClose }: GuildDialogProps) {
  const { channels, update } = useStore(createDiscordStore);
  const t = useMessages();
  const [choice, setChoice] = useState({
    announcements_channel: guild.announcements?.id ?? null,
    status_channel: guild.status?.id ?? null,
  });
  const read = useCallback(() => channels(guild.id), [channels, guild.id]);
  return (
    <FormDialog
      title={t('discord.changeNamed', { name: guild.name })}
      submitLabel={t('discord.save')}
      cancelLabel={t('discord.cancel')}
      onSave={() => update(guild, choice)}
      onClose={onClose}
    >
      <ChannelFields read={read} value={choice} onChange={setChoice} />
    </FormDialog>
  );
}
