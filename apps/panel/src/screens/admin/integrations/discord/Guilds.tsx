import { Card } from '@kronos/ui/Card';
import { ConfirmDialog } from '@kronos/ui/ConfirmDialog';
import { EmptyState } from '@kronos/ui/EmptyState';
import { Heading } from '@kronos/ui/Heading';
import { Inline } from '@kronos/ui/Inline';
import { InfoIcon } from '@kronos/ui/icons';
import { Stack } from '@kronos/ui/Stack';
import { useState } from 'react';
import { useMessages, useStore } from '../../../../context/app-context.ts';
import { ActionButton } from '../../../../parts/ActionButton.tsx';
import { createDiscordStore } from './discord-store.ts';
import { GuildCard } from './GuildCard.tsx';
import { GuildDialog } from './GuildDialog.tsx';
import type { SeenGuild } from './guild-choice.ts';

/** The guilds to which messages are posted, and the way to add another one. */
export function Guilds({ guilds }: { guilds: readonly SeenGuild[] }) {
  const store = useStore(createDiscordStore);
  const t = useMessages();
  const [act, setAct] = useState<{ kind: 'change' | 'remove'; guild: SeenGuild }>();
  const close = () => setAct(undefined);
  /** Leaves the panel for Discord, which redirects back with the result of the authorization. */
  const connect = async () => {
    const url = await store.connect();
    if (url !== undefined) window.location.assign(url);
  };
  const button = (
    <ActionButton tone="accent" onPress={connect}>
      {t('discord.connect')}
    </ActionButton>
  );
  return (
    <Stack gap={16}>
      <Inline gap={16} justify="between">
        <Heading level={2}>{t('discord.guilds')}</Heading>
        {guilds.length > 0 && button}
      </Inline>
      {guilds.length === 0 && (
        <Card>
          <EmptyState
            level={3}
            glyph={<InfoIcon size={24} />}
            title={t('discord.none')}
            description={t('discord.none.text')}
            action={button}
          />
        </Card>
      )}
      {guilds.map((guild) => (
        <GuildCard
          key={guild.id}
          guild={guild}
          onTest={() => store.test(guild)}
          onSync={() => store.syncRoles(guild)}
          onChange={() => setAct({ kind: 'change', guild })}
          onRemove={() => setAct({ kind: 'remove', guild })}
        />
      ))}
      {act?.kind === 'change' && (
        // With what another admin has saved meanwhile.
        <GuildDialog guild={guilds.find(({ id }) => id === act.guild.id) ?? act.guild} onClose={close} />
      )}
      {act?.kind === 'remove' && (
        <ConfirmDialog
          isOpen
          onOpenChange={close}
          title={t('discord.removeNamed', { name: act.guild.name })}
          confirmLabel={t('discord.remove')}
          onConfirm={() => store.remove(act.guild)}
        >
          {t('discord.removeText')}
        </ConfirmDialog>
      )}
    </Stack>
  );
}
