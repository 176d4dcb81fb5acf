import { useMessages } from '../../../../context/app-context.ts';
import { DialogButton } from '../../../../parts/DialogButton.tsx';
import { RunScript } from './RunScript.tsx';

/** Runs a script on nodes that are chosen in the dialog. */
export function RunButton() {
  const t = useMessages();
  return <DialogButton label={t('scriptRuns.run')}>{(close) => <RunScript onClose={close} />}</DialogButton>;
}
