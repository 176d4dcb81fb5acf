import { Banner } from '@kronos/ui/Banner';
import { useApp, useMessages } from '../context/app-context.ts';
import { useAddress } from '../context/use-address.ts';
import { useRouteTable } from '../context/use-route-table.ts';
import { startRoutes } from '../routes/areas/start.ts';
import { flagsOf } from '../routes/entry.ts';
import { guardOf } from '../routes/decide-at-start.ts';
import { normalPath } from '../routes/normal-path.ts';
import { safeRedirect } from '../routes/safe-redirect.ts';

/**
 * Shown on the dashboard after a refusal: the page, and the role that it requires. Only the sign-in page redirects
 * there (spec §4).
 */
export function RefusedBar() {
  const { location } = useApp();
  const { path, search } = useAddress();
  const t = useMessages();
  const table = useRouteTable();
  const query = new URLSearchParams(search);
  const address = safeRedirect(query.get('redirect'))?.split(/[?#]/, 1)[0];
  const guard = address === undefined ? undefined : guardOf(table, address);
  if (address === undefined || guard === undefined || normalPath(path) !== startRoutes.dashboard.path) return null;
  const { admin, moderator, reseller } = flagsOf(guard);
  if (!admin && !moderator && !reseller) return null;
  const text = admin ? 'shell.refused.admin' : moderator ? 'shell.refused.moderator' : 'shell.refused.reseller';

  const dismiss = () => {
    query.delete('redirect');
    location.navigate(query.size === 0 ? path : `${path}?${query}`, { replace: true });
  };
  return (
    <Banner
      label={t('shell.refused.title')}
      title={t('shell.refused.title')}
      tone="warning"
      isAnnounced
      onDismiss={dismiss}
    >
      {t(text, { address })}
    </Banner>
  );
}
