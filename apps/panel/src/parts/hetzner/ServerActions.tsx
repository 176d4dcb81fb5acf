import type { HetznerAction, HetznerServerRow } from '@kronos/api/contract';
import { Button } from '@kronos/ui/Button';
import { Inline } from '@kronos/ui/Inline';
import { Link } from '@kronos/ui/Link';
import { Menu, MenuItem, MenuTrigger } from '@kronos/ui/Menu';
import { useState } from 'react';
import { useMessages } from '../../context/app-context.ts';
import { adminRoutes } from '../../routes/areas/admin.ts';
import { href } from '../../routes/href.ts';
import { ConfirmAction } from './ConfirmAction.tsx';
import { actionsOf, isCut } from './words.ts';

/** The actions of a cloud server, and a link to the process of one that is in progress or has failed. */
export function ServerActions({ server }: { server: HetznerServerRow }) {
  const t = useMessages();
  const [asking, setAsking] = useState<HetznerAction>();
  const { name, process_id: process, failed } = server;
  if (process !== null)
    return (
      <Link href={href(adminRoutes.adminProcess, { process })} aria-label={t('hetzner.underWayOn', { name })}>
        {t('hetzner.underWay')}
      </Link>
    );
  return (
    <Inline gap={8}>
      <MenuTrigger>
        <Button size="small" aria-label={t('hetzner.actionsFor', { name })}>
          {t('hetzner.actions')}
        </Button>
        <Menu aria-label={t('hetzner.actionsFor', { name })} onAction={(key) => setAsking(key as HetznerAction)}>
          {actionsOf(server).map((action) => (
            <MenuItem key={action} id={action} tone={isCut(action) ? 'danger' : undefined}>
              {t(`hetzner.act.${action}`)}
            </MenuItem>
          ))}
        </Menu>
      </MenuTrigger>
      {failed && (
        <Link
          href={href(adminRoutes.adminProcess, { process: failed.process_id })}
          aria-label={t('hetzner.failedOn', { name, failure: failed.message })}
        >
          {t('hetzner.failed')}
        </Link>
      )}
      {asking && <ConfirmAction server={server} action={asking} onClose={() => setAsking(undefined)} />}
    </Inline>
  );
}
