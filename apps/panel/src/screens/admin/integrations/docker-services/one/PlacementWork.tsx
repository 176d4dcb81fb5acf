import type { ServicePlacementRow } from '@kronos/api/contract';
import { Badge } from '@kronos/ui/Badge';
import { Link } from '@kronos/ui/Link';
import { ProgressBar } from '@kronos/ui/ProgressBar';
import { Stack } from '@kronos/ui/Stack';
import { useMessages } from '../../../../../context/app-context.ts';
import { adminRoutes } from '../../../../../routes/areas/admin.ts';
import { href } from '../../../../../routes/href.ts';

/** The operation under way on a placement, or the one that failed, with a link to its process. */
export function PlacementWork({ placement }: { placement: ServicePlacementRow }) {
  const t = useMessages();
  const { node, process_id: process, progress, failed, is_outdated: isOutdated } = placement;
  const { alias } = node;
  if (process !== null)
    return (
      <Stack gap={4}>
        <Link href={href(adminRoutes.adminProcess, { process })} aria-label={t('dockerServices.underWayOn', { alias })}>
          {t('dockerServices.underWay')}
        </Link>
        <ProgressBar
          aria-label={t('dockerServices.progressOn', { alias })}
          value={progress === null ? undefined : progress * 100}
          size="small"
        />
      </Stack>
    );
  return (
    <Stack gap={4} align="start">
      {isOutdated && <Badge tone="warning">{t('dockerServices.outdated')}</Badge>}
      {failed && (
        <Link
          href={href(adminRoutes.adminProcess, { process: failed.process_id })}
          aria-label={t('dockerServices.failedOn', { alias, failure: failed.message })}
        >
          {failed.message}
        </Link>
      )}
    </Stack>
  );
}
