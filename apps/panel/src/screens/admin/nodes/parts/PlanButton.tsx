import { Button } from '@kronos/ui/Button';
import { useState } from 'react';
import { useMessages } from '../../../../context/app-context.ts';
import { PlanReboots } from './PlanReboots.tsx';

/** Plans the reboot of a node that is chosen in the dialog. */
export function PlanButton() {
  const t = useMessages();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button tone="accent" onPress={() => setOpen(true)}>
        {t('reboots.plan')}
      </Button>
      {isOpen && <PlanReboots onClose={() => setOpen(false)} />}
    </>
  );
}
