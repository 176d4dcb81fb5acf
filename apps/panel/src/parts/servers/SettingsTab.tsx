import { Card } from '@kronos/ui/Card';
import { Stack } from '@kronos/ui/Stack';
import { Text } from '@kronos/ui/Text';
import { useId, useState } from 'react';
import { useSnapshot } from 'valtio/react';
import { useApp, useMessages, useUserScope } from '../../context/app-context.ts';
import type { PlainKey } from '../../messages/catalogue.ts';
import type { ServerAction } from '../../stores/server-actions.ts';
import { ActRow } from './ActRow.tsx';
import { reasonAgainst } from './reason-against.ts';
import { isCutOff } from '../../stores/connection.ts';
import { ActionDialog } from './ActionDialog.tsx';
import { NameSection } from './NameSection.tsx';
import type { ShownServer } from './shown-server.ts';

/** The actions of the server, and those of its node. */
const groups = [
  { title: 'server.actions', actions: ['start', 'stop', 'restart', 'rebuild', 'resetConfig'] },
  { title: 'server.nodeActions', actions: ['remount', 'deployEss', 'restartNode'] },
] as const satisfies readonly { title: PlainKey; actions: readonly ServerAction[] }[];
/** These interrupt viewers, so they ask first. */
const asksFirst: ReadonlySet<ServerAction> = new Set(['stop', 'restart', 'rebuild', 'resetConfig', 'restartNode']);

/** The actions of a server. */
export function SettingsTab({ server }: ShownServer) {
  const { servers } = useUserScope();
  const [asked, setAsked] = useState<ServerAction>();
  return (
    <Stack gap={24}>
      {groups.map(({ title, actions }) => (
        <ActionsCard
          key={title}
          title={title}
          actions={actions}
          server={server}
          onAct={(action) =>
            asksFirst.has(action) ? setAsked(action) : void servers[action](server.id, server.node.id)
          }
        />
      ))}
      <NameSection server={server} />
      {asked && (
        <ActionDialog
          server={server}
          action={asked}
          onConfirm={() => void servers[asked](server.id, server.node.id)}
          onClose={() => setAsked(undefined)}
        />
      )}
    </Stack>
  );
}

interface ActionsCardProps extends ShownServer {
  title: PlainKey;
  actions: readonly ServerAction[];
  onAct: (action: ServerAction) => void;
}

function ActionsCard({ title, actions, server, onAct }: ActionsCardProps) {
  const { connection } = useApp();
  const { servers } = useUserScope();
  const pending = useSnapshot(servers.state).pending[server.id];
  const cutOff = isCutOff(useSnapshot(connection.state));
  const t = useMessages();
  const reasonId = useId();
  const reasons = actions.map((action) => reasonAgainst(action, { server, pending, isCutOff: cutOff }));
  const [first] = reasons;
  // A reason common to all actions is shown once.
  const common = first !== undefined && reasons.every((reason) => reason === first) ? first : undefined;
  return (
    <Card title={t(title)} description={common && <span id={reasonId}>{t(common)}</span>}>
      <Stack as="ul" gap={20}>
        {actions.map((action, index) => {
          const reason = reasons[index];
          return (
            <ActRow
              key={action}
              title={<Text weight="medium">{t(`server.action.${action}`)}</Text>}
              text={t(`server.actionText.${action}`)}
              action={t(`server.action.${action}`)}
              reason={reason && t(reason)}
              reasonId={common && reasonId}
              onAct={() => onAct(action)}
            />
          );
        })}
      </Stack>
    </Card>
  );
}
