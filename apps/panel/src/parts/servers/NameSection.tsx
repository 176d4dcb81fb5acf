import { Card } from '@kronos/ui/Card';
import { Stack } from '@kronos/ui/Stack';
import { Text } from '@kronos/ui/Text';
import { TextField } from '@kronos/ui/TextField';
import { useSnapshot } from 'valtio/react';
import { useApp, useMessages, useStore, useUserScope } from '../../context/app-context.ts';
import { Section, textOf } from '../Section.tsx';
import { isCutOff } from '../../stores/connection.ts';
import { createNameStore } from './name-store.ts';
import { reasonAgainst } from './reason-against.ts';
import type { ShownServer } from './shown-server.ts';

/** The name of a server. */
export function NameSection({ server }: ShownServer) {
  const { connection } = useApp();
  const { servers } = useUserScope();
  const store = useStore(createNameStore);
  const cutOff = isCutOff(useSnapshot(connection.state));
  const t = useMessages();
  const { id, name } = server;
  // A rename is independent of a pending operation.
  const reason = reasonAgainst('rename', { server, pending: undefined, isCutOff: cutOff });
  if (reason)
    return (
      <Card title={t('server.name.title')}>
        <Stack gap={2}>
          <Text weight="medium">{name}</Text>
          <Text tone="muted" size={13}>
            {t(reason)}
          </Text>
        </Stack>
      </Card>
    );
  return (
    <Card as="div">
      <Section
        title={t('server.name.title')}
        description={t('server.name.text')}
        submitLabel={t('server.name.save')}
        onSave={async (fields) => {
          const outcome = await store.rename(id, textOf(fields, 'name').trim());
          if (outcome.kind === 'ok') await servers.refetch(id);
          return outcome;
        }}
      >
        <TextField name="name" label={t('server.name.label')} defaultValue={name} maxLength={60} isRequired />
      </Section>
    </Card>
  );
}
