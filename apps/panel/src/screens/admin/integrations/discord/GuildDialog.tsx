import { useCallback, useState } from 'react';
import { useMessages, useStore } from '../../../../context/app-context.ts';
import { FormDialog } from '../../../../parts/FormDialog.tsx';
import { createDiscordStore } from './discord-store.ts';
import { GuildFields } from './GuildFields.tsx';
import { choiceOf, type SeenGuild } from './guild-choice.ts';

interface GuildDialogProps {
  guild: SeenGuild;
  onClose: () => void;
}

/** The channels and roles chosen for a known guild. Mounted while it is open. */
export function GuildDialog({ guild, onClose }: GuildDialogProps) {
  const { known, update } = useStore(createDiscordStore);
  const t = useMessages();
  const [choice, setChoice] = useState(() => choiceOf(guild));
  const read = useCallback(() => known(guild.id), [known, guild.id]);
  return (
    <FormDialog
      title={t('discord.changeNamed', { name: guild.name })}
      submitLabel={t('discord.save')}
      cancelLabel={t('discord.cancel')}
      onSave={() => update(guild, choice)}
      onClose={onClose}
    >
      <GuildFields read={read} value={choice} onChange={setChoice} />
    </FormDialog>
  );
}
