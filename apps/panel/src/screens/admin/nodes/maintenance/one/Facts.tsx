import type { MaintenanceDetail } from '@kronos/api/contract';
import { Card } from '@kronos/ui/Card';
import { DescriptionList } from '@kronos/ui/DescriptionList';
import { Link } from '@kronos/ui/Link';
import { useMessages } from '../../../../../context/app-context.ts';
import { useFormat } from '../../../../../context/use-format.ts';
import { adminRoutes } from '../../../../../routes/areas/admin.ts';
import { href } from '../../../../../routes/href.ts';

type Mail = MaintenanceDetail['told']['mail'];

/** The work, its time, and the ways in which it was announced. */
export function Facts({ maintenance }: { maintenance: MaintenanceDetail }) {
  const t = useMessages();
  const format = useFormat();
  const { work, wave_size, starts_at, ends_at, started_at, ended_at, by, told } = maintenance;
  const when = (at: string | null) => (at === null ? t('maintenance.notYet') : format.exact(at));
  const mailLink = (mail: Mail) =>
    mail && (
      <Link href={href(adminRoutes.mailing, { id: mail.id })}>
        {t('maintenance.fact.mail.sent', { sent: mail.sent, recipients: mail.recipients, failed: mail.failed })}
      </Link>
    );
  const items = [
    { id: 'work', label: t('maintenance.field.work'), value: t(`maintenance.work.${work}`) },
    { id: 'wave', label: t('maintenance.field.wave_size'), value: format.number(wave_size) },
    {
      id: 'window',
      label: t('maintenance.fact.window'),
      value: t('maintenance.fact.fromTo', { from: format.exact(starts_at), to: format.exact(ends_at) }),
    },
    { id: 'started', label: t('maintenance.fact.started'), value: when(started_at) },
    { id: 'ended', label: t('maintenance.fact.ended'), value: when(ended_at) },
    { id: 'by', label: t('maintenance.column.by'), value: by ?? t('maintenance.nobody') },
    {
      id: 'status',
      label: t('maintenance.way.status'),
      value: told.status_entry_id !== null && (
        <Link href={href(adminRoutes.statusEntry, { id: told.status_entry_id })}>{t('maintenance.fact.status')}</Link>
      ),
    },
    { id: 'mail', label: t('maintenance.way.mail'), value: mailLink(told.mail) },
    {
      id: 'announcement',
      label: t('maintenance.way.announcement'),
      value: told.announcement_id !== null && (
        <Link href={href(adminRoutes.announcement, { id: told.announcement_id })}>
          {t('maintenance.fact.announcement')}
        </Link>
      ),
    },
    { id: 'allClear', label: t('maintenance.fact.allClear'), value: mailLink(told.all_clear) },
  ];
  return (
    <Card title={t('maintenance.facts')}>
      <DescriptionList items={items.filter(({ value }) => value)} />
    </Card>
  );
}
