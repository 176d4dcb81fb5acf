import { ComboBox, type Option } from '@kronos/ui/ComboBox';
import { useCallback, useState } from 'react';
import { useMessages, useStore } from '../../../../context/app-context.ts';
import { FormDialog } from '../../../../parts/FormDialog.tsx';
import { createDiscordStore, type SignIn } from './discord-store.ts';
import { GuildFields } from './GuildFields.tsx';
import { noChoice } from './guild-choice.ts';

interface NewGuildDialogProps {
  signIn: SignIn;
  onClose: () => void;
}

/** Adds one of the guilds that the admin may manage, with its channels and roles. Mounted while it is open. */
export function NewGuildDialog({ signIn, onClose }: NewGuildDialogProps) {
  const { guildOf, create } = useStore(createDiscordStore);
  const t = useMessages();
  const guilds = signIn.guilds.map(({ id: one, name }) => ({ id: one, label: name }));
  const [guild, setGuild] = useState<Option | null>(guilds.find((one) => one.id === signIn.chosen) ?? null);
  const [choice, setChoice] = useState(noChoice);
  const id = guild?.id ?? '';
  const read = useCallback(() => guildOf(signIn, id), [guildOf, signIn, id]);
  return (
    <FormDialog
      title={t('discord.add')}
      text={t('discord.add.text')}
      submitLabel={t('discord.add.save')}
      cancelLabel={t('discord.cancel')}
      onSave={() => create({ guild_id: id, ...choice })}
      onClose={onClose}
    >
      <ComboBox
        name="guild_id"
        label={t('discord.guild')}
        options={guilds}
        emptyText={t('discord.guild.none')}
        value={guild}
        onChange={(chosen) => {
          setGuild(chosen);
          setChoice(noChoice);
        }}
        isRequired
      />
      {guild && (
        <GuildFields key={id} read={read} value={choice} onChange={(more) => setChoice({ ...choice, ...more })} />
      )}
    </FormDialog>
  );
}
