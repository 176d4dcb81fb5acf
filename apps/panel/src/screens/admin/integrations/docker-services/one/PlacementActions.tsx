import type { PlacementAction, ServicePlacementRow } from '@kronos/api/contract';
import { Button } from '@kronos/ui/Button';
import { Menu, MenuItem, MenuTrigger } from '@kronos/ui/Menu';
import { useState } from 'react';
import { useMessages } from '../../../../../context/app-context.ts';
import { ConfirmAction } from './ConfirmAction.tsx';
import { actionsOf } from './placement-actions.ts';

/** The actions on a service on a node. */
export function PlacementActions({ placement }: { placement: ServicePlacementRow }) {
  const t = useMessages();
  const [asking, setAsking] = useState<PlacementAction>();
  const actions = actionsOf(placement);
  const label = t('dockerServices.actionsOn', { alias: placement.node.alias });
  return (
    <>
      {actions.length > 0 && (
        <MenuTrigger>
          <Button size="small" aria-label={label}>
            {t('dockerServices.actions')}
          </Button>
          <Menu aria-label={label} onAction={(key) => setAsking(key as PlacementAction)}>
            {actions.map((action) => (
              <MenuItem key={action} id={action} tone={action === 'remove' ? 'danger' : undefined}>
                {t(`dockerServices.bulk.${action}`)}
              </MenuItem>
            ))}
          </Menu>
        </MenuTrigger>
      )}
      {asking && <ConfirmAction placement={placement} action={asking} onClose={() => setAsking(undefined)} />}
    </>
  );
}
