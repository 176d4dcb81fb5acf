import { LinkButton } from '@kronos/ui/LinkButton';
import { useMessages, useStore } from '../../../../context/app-context.ts';
import { ActionButton } from '../../../../parts/ActionButton.tsx';
import { adminRoutes } from '../../../../routes/areas/admin.ts';
import { href } from '../../../../routes/href.ts';
import { createProjectsStore } from './projects-store.ts';

/** The buttons that read all projects now, and that add one. */
export function ListActions() {
  const { refresh } = useStore(createProjectsStore);
  const t = useMessages();
  return (
    <>
      <ActionButton onPress={refresh}>{t('hetzner.refresh')}</ActionButton>
      <LinkButton tone="accent" href={href(adminRoutes.newHetznerProject)}>
        {t('hetzner.addProject')}
      </LinkButton>
    </>
  );
}
