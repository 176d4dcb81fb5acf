import { LinkButton } from '@kronos/ui/LinkButton';
import { useMessages } from '../../../../context/app-context.ts';
import { adminRoutes } from '../../../../routes/areas/admin.ts';
import { href } from '../../../../routes/href.ts';

/** A link to the runs of all scripts, where a run can be started. */
export function RunsLink() {
  const t = useMessages();
  return <LinkButton href={href(adminRoutes.scriptRuns)}>{t('scripts.runs')}</LinkButton>;
}
