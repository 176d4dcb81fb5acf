import { useMessages } from '../../../../../context/app-context.ts';
import { DialogButton } from '../../../../../parts/DialogButton.tsx';
import { PullImage } from './PullImage.tsx';

/** The button that opens the dialog for pulling an image. */
export function PullButton() {
  const t = useMessages();
  return <DialogButton label={t('nodeImages.pull')}>{(close) => <PullImage onClose={close} />}</DialogButton>;
}
