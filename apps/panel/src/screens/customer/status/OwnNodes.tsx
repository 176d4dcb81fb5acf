import type { StatusOverview } from '@kronos/api/contract';
import { Card } from '@kronos/ui/Card';
import { Inline } from '@kronos/ui/Inline';
import { Link } from '@kronos/ui/Link';
import { Stack } from '@kronos/ui/Stack';
import { StatusDot } from '@kronos/ui/StatusDot';
import { Text } from '@kronos/ui/Text';
import { useMessages } from '../../../context/app-context.ts';
import { LastDays } from '../../../parts/uptime/LastDays.tsx';
import { customerRoutes } from '../../../routes/areas/customer.ts';
import { href } from '../../../routes/href.ts';
import { stateTones } from './state-tones.ts';
import { Subscription } from './Subscription.tsx';

interface OwnNodesProps {
  status: StatusOverview;
  onSubscribe: (wants: boolean) => Promise<void>;
}

/** The nodes of the viewer's servers, day by day, and whether the viewer is notified of outages. */
export function OwnNodes({ status: { own, is_subscribed }, onSubscribe }: OwnNodesProps) {
  const t = useMessages();
  return (
    <Card title={t('status.own')}>
      <Stack gap={24}>
        {own.map((node) => (
          <Stack key={node.id} gap={12}>
            <Inline gap={12}>
              {node.servers.map(({ id, name }) => (
                <Link key={id} href={href(customerRoutes.server, { server: id })}>
                  {name}
                </Link>
              ))}
              {node.days.length === 0 && <Text tone="muted">{t('status.own.onNode', { alias: node.alias })}</Text>}
              <StatusDot tone={stateTones[node.state]}>{t(`status.state.${node.state}`)}</StatusDot>
            </Inline>
            {node.days.length > 0 && <LastDays title={node.alias} found={node} />}
          </Stack>
        ))}
        <Subscription hasServers isSubscribed={is_subscribed} onSubscribe={onSubscribe} />
      </Stack>
    </Card>
  );
}
