import type { MailingDetail } from '@kronos/api/contract';
import { Card } from '@kronos/ui/Card';
import { DescriptionList } from '@kronos/ui/DescriptionList';
import { useMessages } from '../../../../../context/app-context.ts';
import { useFormat } from '../../../../../context/use-format.ts';
import { serverTypeNames } from '../../../../../messages/server-types.ts';
import { When } from '../../../../../resource/When.tsx';
import { rolesText } from '../mailing-words.ts';

/** The purpose, the audience and the delivery figures of a mailing. */
export function MailingFacts({ mailing }: { mailing: MailingDetail }) {
  const t = useMessages();
  const format = useFormat();
  const { purpose, audience, nodes, server_type, started_at, ended_at } = mailing;
  const when = (at: string | null) => (at === null ? t('mailings.notYet') : <When at={at} />);
  return (
    <Card title={t('mailings.facts')}>
      <DescriptionList
        items={[
          { id: 'purpose', label: t('mailings.column.purpose'), value: t(`mailings.purpose.${purpose}`) },
          { id: 'audience', label: t('mailings.column.audience'), value: rolesText(audience, t) },
          {
            id: 'nodes',
            label: t('mailings.fact.nodes'),
            value: nodes.length === 0 ? t('mailings.fact.anyNode') : format.list(nodes.map(({ alias }) => alias)),
          },
          {
            id: 'type',
            label: t('mailings.fact.server_type'),
            value: server_type === null ? t('mailings.server_type.none') : serverTypeNames[server_type],
          },
          { id: 'people', label: t('mailings.column.recipients'), value: format.number(mailing.recipients) },
          { id: 'sent', label: t('mailings.column.sent'), value: format.number(mailing.sent) },
          { id: 'failed', label: t('mailings.column.failed'), value: format.number(mailing.failed) },
          { id: 'skipped', label: t('mailings.fact.skipped'), value: format.number(mailing.skipped) },
          { id: 'started', label: t('mailings.column.started_at'), value: when(started_at) },
          { id: 'ended', label: t('mailings.fact.ended_at'), value: when(ended_at) },
        ]}
      />
    </Card>
  );
}
