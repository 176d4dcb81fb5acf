import { useMessages } from '../../../../context/app-context.ts';
import { DialogButton } from '../../../../parts/DialogButton.tsx';
import { PlanReboots } from './PlanReboots.tsx';

/** The button that opens the dialog for planning the reboot of a node chosen there. */
export function PlanButton() {
  const t = useMessages();
  return <DialogButton label={t('reboots.plan')}>{(close) => <PlanReboots onClose={close} />}</DialogButton>;
}
