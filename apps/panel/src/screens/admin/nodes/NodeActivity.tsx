import { Button } from '@kronos/ui/Button';
import { Menu, MenuItem, MenuTrigger } from '@kronos/ui/Menu';
import { useMessages } from '../../../context/app-context.ts';
import { adminRoutes } from '../../../routes/areas/admin.ts';
import { href } from '../../../routes/href.ts';

/** Links to the activity on all nodes, or on one. */
export function NodeActivity({ node }: { node?: number }) {
  const t = useMessages();
  const isOne = node !== undefined;
  return (
    <MenuTrigger>
      <Button>{t('nodes.activity')}</Button>
      <Menu aria-label={t('nodes.activity')}>
        {!isOne && (
          <MenuItem id="maintenance" href={href(adminRoutes.maintenances)}>
            {t('nodes.activity.maintenance')}
          </MenuItem>
        )}
        <MenuItem id="reboots" href={isOne ? href(adminRoutes.nodeReboots, { node }) : href(adminRoutes.reboots)}>
          {t('nodes.activity.reboots')}
        </MenuItem>
        <MenuItem id="scripts" href={isOne ? href(adminRoutes.nodeScripts, { node }) : href(adminRoutes.scriptRuns)}>
          {t('nodes.activity.scripts')}
        </MenuItem>
        <MenuItem
          id="extractions"
          href={isOne ? href(adminRoutes.nodeExtractions, { node }) : href(adminRoutes.extractions)}
        >
          {t('nodes.activity.extractions')}
        </MenuItem>
        <MenuItem id="images" href={isOne ? href(adminRoutes.nodeImages, { node }) : href(adminRoutes.fleetImages)}>
          {t('nodes.activity.images')}
        </MenuItem>
      </Menu>
    </MenuTrigger>
  );
}
