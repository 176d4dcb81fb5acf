import type { Trial } from '@kronos/api/contract';
import { Card } from '@kronos/ui/Card';
import { DescriptionList, type DescriptionListItem } from '@kronos/ui/DescriptionList';
import { useMessages } from '../../../../context/app-context.ts';
import { useFormat } from '../../../../context/use-format.ts';
import { When } from '../../../../resource/When.tsx';

interface Props {
  trial: Pick<Trial, 'state'>;
  decision: Readonly<NonNullable<Trial['decision']>>;
}

/** The decision, who made it, and its outcome. */
export function Decision({ trial, decision }: Props) {
  const t = useMessages();
  const format = useFormat();
  const { by, at, reason, product, days, node, server, ends_at, ended } = decision;
  const facts: DescriptionListItem[] = [
    { id: 'by', label: t('trials.decision.by'), value: by },
    { id: 'at', label: t('trials.decision.at'), value: <When at={at} /> },
  ];
  if (trial.state === 'declined') facts.push({ id: 'reason', label: t('trials.column.reason'), value: reason });
  if (product) facts.push({ id: 'product', label: t('trials.column.product'), value: product.name });
  if (days !== null && ends_at !== null) {
    const values = { days, end: format.exact(ends_at) };
    const value = ended ? t('trials.decision.over', values) : t('trials.decision.days', values);
    facts.push({ id: 'lasts', label: t('trials.decision.lasts'), value });
  }
  if (trial.state === 'approved') {
    const value = server
      ? t('trials.decision.serverOn', { name: server.name, node: node?.name ?? '', status: server.status })
      : t('trials.decision.noServer');
    facts.push({ id: 'server', label: t('trials.decision.server'), value });
  }
  return (
    <Card title={t('trials.decision')}>
      <DescriptionList items={facts} />
    </Card>
  );
}
