import { useMessages } from '../../../../context/app-context.ts';
import { DialogButton } from '../../../../parts/DialogButton.tsx';
import { RunScript } from './RunScript.tsx';

/** The button that opens the dialog for running a script on nodes chosen there. */
export function RunButton() {
  const t = useMessages();
  return <DialogButton label={t('scriptRuns.run')}>{(close) => <RunScript onClose={close} />}</DialogButton>;
}
