import type { MailingDetail } from '@kronos/api/contract';
import { useMessages, useStore } from '../../../../../context/app-context.ts';
import { ConfirmButton } from '../../../../../parts/ConfirmButton.tsx';
import { createMailingsStore } from '../mailings-store.ts';
import { createReachStore, type Reach } from './reach-store.ts';

interface SendButtonProps {
  mailing: MailingDetail;
  /** The number of recipients. */
  reach: Reach;
  /** The id of the text that explains why the draft cannot be sent now. */
  barrierId: string | undefined;
  /** Reads the record again. */
  reload: () => Promise<void>;
}

/** Sends a draft after a confirmation. */
export function SendButton({ mailing, reach, barrierId, reload }: SendButtonProps) {
  const { begin } = useStore(createMailingsStore);
  const { again } = useStore(createReachStore);
  const t = useMessages();
  return (
    <ConfirmButton
      tone="accent"
      label={t('mailings.send')}
      title={
        reach.status === 'known' ? t('mailings.send.ask', { count: reach.count }) : t('mailings.send.askUncounted')
      }
      confirmLabel={t('mailings.send.confirm')}
      barrierId={barrierId}
      onAsk={() => again(mailing)}
      act={() => begin(mailing.id)}
      reload={reload}
    >
      {t('mailings.send.text')}
    </ConfirmButton>
  );
}
