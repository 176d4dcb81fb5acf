import { useMessages } from '../../../../context/app-context.ts';
import { DialogButton } from '../../../../parts/DialogButton.tsx';
import { PlanReboots } from './PlanReboots.tsx';

/** Plans the reboot of a node that is chosen in the dialog. */
export function PlanButton() {
  const t = useMessages();
  return <DialogButton label={t('reboots.plan')}>{(close) => <PlanReboots onClose={close} />}</DialogButton>;
}
