import type { DiscordGuildChoice } from '@kronos/api/contract';
import { updateFields } from '@kronos/api/forms/admin-discord';
import { useCallback, useState } from 'react';
import { useMessages, useStore } from '../../../../context/app-context.ts';
import { GuardedDialog } from '../../../../parts/GuardedDialog.tsx';
import { useDialogDraft } from '../../../../resource/use-dialog-draft.ts';
import { createDiscordStore, type GuildParts } from './discord-store.ts';
import { GuildFields } from './GuildFields.tsx';
import { choiceOf, roleGroups, type SeenGuild } from './guild-choice.ts';

interface GuildDialogProps {
  guild: SeenGuild;
  onClose: () => void;
}

/** The channels and roles chosen for a known guild. Mounted while it is open. */
export function GuildDialog({ guild, onClose }: GuildDialogProps) {
  const { known, update, version } = useStore(createDiscordStore);
  const t = useMessages();
  const [parts, setParts] = useState<GuildParts>();
  const { draft, change, save, conflict } = useDialogDraft(choiceOf(guild), {
    versions: { shown: guild.version, latest: () => version(guild.id) },
    onSave: (_, basedOn, choice) => update(guild, choice, basedOn),
  });
  const read = useCallback(async () => {
    const answer = await known(guild.id);
    if (answer.status === 'ready') setParts(answer.data);
    return answer;
  }, [known, guild.id]);

  /** The choice in names; one that Discord no longer lists keeps its id. */
  const named = (choice: DiscordGuildChoice) => {
    const all = [...(parts?.channels ?? []), ...(parts?.roles ?? [])];
    return Object.fromEntries(
      Object.entries(choice).map(([name, id]) => [name, all.find((one) => one.id === id)?.name ?? id]),
    );
  };
  const wordsOf = ({ name }: { name: string }) => {
    const group = roleGroups.find((one) => name === `${one}_role`);
    if (group) return { label: t(`discord.group.${group}`) };
    return { label: t(name === 'status_channel' ? 'discord.status' : 'discord.announcements') };
  };
  return (
    <GuardedDialog
      title={t('discord.changeNamed', { name: guild.name })}
      submitLabel={t('discord.save')}
      cancelLabel={t('discord.cancel')}
      onSave={save}
      conflict={
        conflict && {
          ...conflict,
          mine: named(conflict.mine),
          theirs: named(conflict.theirs),
          fields: updateFields,
          texts: { field: wordsOf },
        }
      }
      onClose={onClose}
    >
      <GuildFields read={read} value={draft} onChange={change} />
    </GuardedDialog>
  );
}
