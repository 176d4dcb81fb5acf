import { LinkButton } from '@kronos/ui/LinkButton';
import { useMessages } from '../../../../context/app-context.ts';
import { adminRoutes } from '../../../../routes/areas/admin.ts';
import { href } from '../../../../routes/href.ts';

/** Leads to the runs of all scripts, where one is begun. */
export function RunsLink() {
  const t = useMessages();
  return <LinkButton href={href(adminRoutes.scriptRuns)}>{t('scripts.runs')}</LinkButton>;
}
