import type { ComponentProps } from 'react';
import { useMessages } from '../../../context/app-context.ts';
import { ReasonDialog } from '../../../parts/ReasonDialog.tsx';

type Props = Pick<ComponentProps<typeof ReasonDialog>, 'title' | 'isOpen' | 'onOpenChange' | 'onConfirm'>;

/** Asks for the reason, which is sent in the mail. */
export function DeclineDialog(props: Props) {
  const t = useMessages();
  return (
    <ReasonDialog
      {...props}
      text={t('trials.decline.text')}
      label={t('trials.decline.reason')}
      limit={1000}
      isRequired
      confirmLabel={t('trials.decline.submit')}
    />
  );
}
