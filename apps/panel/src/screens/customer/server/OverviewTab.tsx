import { Card } from '@kronos/ui/Card';
import { CopyButton } from '@kronos/ui/CopyButton';
import { DescriptionList } from '@kronos/ui/DescriptionList';
import { Inline } from '@kronos/ui/Inline';
import { Link } from '@kronos/ui/Link';
import { LinkButton } from '@kronos/ui/LinkButton';
import { Spark } from '@kronos/ui/Spark';
import { Stack } from '@kronos/ui/Stack';
import { useMessages } from '../../../context/app-context.ts';
import { useFormat } from '../../../context/use-format.ts';
import { useNow } from '../../../context/use-now.ts';
import { When } from '../../../resource/When.tsx';
import { pingHistoryText, unreachableText, versionText } from '../../../messages/server-words.ts';
import { Callout } from '../../../parts/Callout.tsx';
import { ServerState } from '../../../parts/ServerState.tsx';
import { ServerTimeline } from '../../../parts/timeline/ServerTimeline.tsx';
import { processAt } from '../../../routes/process-at.ts';
import { FiguresCard } from '../../../parts/servers/FiguresCard.tsx';
import type { ShownServer } from '../../../parts/servers/shown-server.ts';

/** The state, figures and history of the server. */
export function OverviewTab({ server }: ShownServer) {
  const t = useMessages();
  const format = useFormat();
  const now = useNow();
  const { status, version, node, ping, operation, cdn, seen_at, created_at } = server;
  const address = cdn?.address ?? server.address;
  const failure = operation?.state === 'failed' ? operation.message : null;
  return (
    <Stack gap={24}>
      {status === 'unreachable' && (
        <Callout tone="warning" label={t('server.notice.connection')}>
          {unreachableText(seen_at, { t, format, now })}
        </Callout>
      )}
      {failure !== null && (
        <Callout
          tone="danger"
          label={t('server.notice.failure')}
          action={
            operation && (
              <LinkButton size="small" href={processAt(server.id, operation.id)}>
                {t('customer.server.openProcess')}
              </LinkButton>
            )
          }
        >
          {failure}
        </Callout>
      )}
      <Card title={t('server.facts')}>
        <DescriptionList
          items={[
            { id: 'status', label: t('server.status'), value: <ServerState status={status} operation={operation} /> },
            {
              id: 'address',
              label: t('server.address'),
              value:
                address === null ? (
                  t('server.noAddress')
                ) : (
                  <Inline gap={8}>
                    <Link href={address} target="_blank" rel="noreferrer">
                      {address}
                    </Link>
                    <CopyButton size="small" value={address} label={t('server.copyAddress')} />
                  </Inline>
                ),
            },
            ...(cdn ? [{ id: 'cdn', label: t('server.cdn'), value: cdn.name }] : []),
            { id: 'node', label: t('server.node'), value: node.alias },
            { id: 'version', label: t('server.version'), value: version ? versionText(version) : t('server.unknown') },
            {
              id: 'ping',
              label: t('customer.server.ping'),
              value:
                ping.status === 'unknown' ? (
                  t('server.noPing')
                ) : (
                  <Inline gap={12}>
                    {ping.ms === null
                      ? t('customer.server.noPing')
                      : t('customer.server.pingValue', { ms: format.number(Math.round(ping.ms)) })}
                    {ping.history.length > 1 && (
                      <Spark values={ping.history} label={pingHistoryText(ping.history, t, format)} width={160} />
                    )}
                  </Inline>
                ),
            },
            {
              id: 'seen',
              label: t('server.seen'),
              value: seen_at === null ? t('server.neverSeen') : <When at={seen_at} />,
            },
            { id: 'created', label: t('server.created'), value: <When at={created_at} /> },
          ]}
        />
      </Card>
      <FiguresCard server={server} />
      <Card title={t('timeline.title')}>
        <ServerTimeline server={server.id} level={3} processHref={(process) => processAt(server.id, process)} />
      </Card>
    </Stack>
  );
}
