import { useMessages } from '../../../../../context/app-context.ts';
import type { PageProps } from '../../../../../context/page-props.ts';
import { RebootList } from '../../parts/reboot-list.tsx';
import { NodePage } from '../NodePage.tsx';

/** The restarts of one node (spec §2, /app/admin/nodes/:node/reboots). */
export function Page({ params }: PageProps<'nodeReboots'>) {
  const t = useMessages();
  return (
    <NodePage id={params.node} name={t('reboots.all')}>
      {({ alias }, within) => <RebootList within={within} title={t('reboots.of', { alias })} />}
    </NodePage>
  );
}
