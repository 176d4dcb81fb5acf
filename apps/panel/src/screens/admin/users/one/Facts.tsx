import type { UserDetail } from '@kronos/api/contract';
import { DescriptionList } from '@kronos/ui/DescriptionList';
import { FormSection } from '@kronos/ui/FormSection';
import { Link } from '@kronos/ui/Link';
import { useMessages } from '../../../../context/app-context.ts';
import { useFormat } from '../../../../context/use-format.ts';
import { When } from '../../../../resource/When.tsx';
import { adminRoutes } from '../../../../routes/areas/admin.ts';
import { href } from '../../../../routes/href.ts';

/** The details of an account. */
export function Facts({ user }: { user: UserDetail }) {
  const t = useMessages();
  const format = useFormat();
  const person = ({ id, name }: { id: number; name: string }) => (
    <Link href={href(adminRoutes.adminUser, { user: id })}>{name}</Link>
  );
  return (
    <FormSection title={t('users.section.facts')}>
      <DescriptionList
        items={[
          { id: 'created', label: t('users.facts.created'), value: <When at={user.created_at} /> },
          {
            id: 'seen',
            label: t('users.facts.seen'),
            value: user.last_seen_at === null ? t('users.never') : <When at={user.last_seen_at} />,
          },
          ...(user.parent ? [{ id: 'parent', label: t('users.facts.parent'), value: person(user.parent) }] : []),
          ...(user.reseller
            ? [{ id: 'reseller', label: t('users.facts.reseller'), value: person(user.reseller) }]
            : []),
          { id: 'tickets', label: t('users.facts.tickets'), value: format.number(user.tickets) },
          { id: 'subUsers', label: t('users.facts.subUsers'), value: format.number(user.sub_users) },
          {
            id: 'plex',
            label: t('users.facts.plex'),
            value: user.has_plex ? t('users.facts.plexYes') : t('users.facts.plexNo'),
          },
          {
            id: 'language',
            label: t('users.facts.language'),
            value: user.locale ?? t('users.facts.languageOfBrowser'),
          },
          ...(user.past_due
            ? [{ id: 'pastDue', label: t('users.section.billing'), value: t('users.facts.pastDue') }]
            : []),
        ]}
      />
    </FormSection>
  );
}
