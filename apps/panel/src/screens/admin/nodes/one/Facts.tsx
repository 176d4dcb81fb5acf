import type { NodeDetail } from '@kronos/api/contract';
import { Card } from '@kronos/ui/Card';
import { DescriptionList } from '@kronos/ui/DescriptionList';
import { Link } from '@kronos/ui/Link';
import { Text } from '@kronos/ui/Text';
import { useMessages } from '../../../../context/app-context.ts';
import { When } from '../../../../resource/When.tsx';
import { adminRoutes } from '../../../../routes/areas/admin.ts';
import { href } from '../../../../routes/href.ts';
import { NodeState } from '../words.tsx';

/** The details of a node. */
export function Facts({ node }: { node: NodeDetail }) {
  const t = useMessages();
  const { engine, figures, owner, seen_at } = node;
  const machine = figures?.machine;
  return (
    <Card title={t('nodes.facts')}>
      <DescriptionList
        items={[
          { id: 'state', label: t('nodes.column.state'), value: <NodeState node={node} /> },
          {
            id: 'seen',
            label: t('nodes.column.seen_at'),
            value: seen_at === null ? t('nodes.never') : <When at={seen_at} />,
          },
          { id: 'host', label: t('nodes.field.host'), value: <Text isMono>{node.host}</Text> },
          {
            id: 'place',
            label: t('nodes.column.place'),
            value: [node.provider, node.region].filter(Boolean).join(', ') || t('nodes.none'),
          },
          {
            id: 'owner',
            label: t('nodes.fact.owner'),
            value: owner ? (
              <Link href={href(adminRoutes.adminUser, { user: owner.id })}>{owner.name}</Link>
            ) : (
              t('nodes.house')
            ),
          },
          {
            id: 'ports',
            label: t('nodes.fact.ports'),
            value: t('nodes.portRange', { first: String(node.port_first), last: String(node.port_last) }),
          },
          { id: 'version', label: t('nodes.fact.version'), value: figures?.version ?? t('nodes.unknown') },
          {
            id: 'booted',
            label: t('nodes.column.booted'),
            value: machine ? <When at={machine.booted_at} /> : t('nodes.unknown'),
          },
          ...(engine.host_key === null
            ? []
            : [
                { id: 'sshKey', label: t('nodes.fact.sshKey'), value: <SshKey sshKey={engine.ssh_key} /> },
                { id: 'hostKey', label: t('nodes.field.host_key'), value: <Text isMono>{engine.host_key}</Text> },
              ]),
        ]}
      />
    </Card>
  );
}

/** The key that the panel signs in with. */
function SshKey({ sshKey }: { sshKey: NodeDetail['engine']['ssh_key'] }) {
  const t = useMessages();
  if (!sshKey) return t('nodes.fact.sshKeyPasted');
  return (
    <Link href={href(adminRoutes.sshKey, { sshKey: sshKey.id })}>
      {sshKey.is_own ? t('nodes.key.own') : sshKey.name}
    </Link>
  );
}
