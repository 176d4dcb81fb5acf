import { LinkButton } from '@kronos/ui/LinkButton';
import { useMessages } from '../../../context/app-context.ts';
import { adminRoutes } from '../../../routes/areas/admin.ts';
import { href } from '../../../routes/href.ts';

/** Leads to the restarts of all nodes, or of one. */
export function RebootsLink({ node }: { node?: number }) {
  const t = useMessages();
  const to = node === undefined ? href(adminRoutes.reboots) : href(adminRoutes.nodeReboots, { node });
  return <LinkButton href={to}>{t('reboots.all')}</LinkButton>;
}
