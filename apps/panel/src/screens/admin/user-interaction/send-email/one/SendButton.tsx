import type { MailingDetail } from '@kronos/api/contract';
import { Button } from '@kronos/ui/Button';
import { ConfirmDialog } from '@kronos/ui/ConfirmDialog';
import { useState } from 'react';
import { useMessages, useStore } from '../../../../../context/app-context.ts';
import { refusalOf } from '../../../../../stores/refusal.ts';
import { createMailingsStore } from '../mailings-store.ts';
import { createReachStore, type Reach } from './reach-store.ts';

interface SendButtonProps {
  mailing: MailingDetail;
  /** How many people get it. */
  reach: Reach;
  /** The id of the text that says why it cannot be sent now. */
  barrierId: string | undefined;
  /** Reads the record again. */
  reload: () => Promise<void>;
}

/** Sends a draft once that is confirmed. */
export function SendButton({ mailing, reach, barrierId, reload }: SendButtonProps) {
  const { begin } = useStore(createMailingsStore);
  const { again } = useStore(createReachStore);
  const t = useMessages();
  const [isAsking, setAsking] = useState(false);
  const [error, setError] = useState<string>();

  const ask = () => {
    setError(undefined);
    again(mailing);
    setAsking(true);
  };
  const send = async () => {
    const outcome = await begin(mailing.id);
    setError(refusalOf(outcome, t).error);
    // Whatever came of it: somebody else may have sent it.
    await reload();
    return outcome.kind === 'ok';
  };
  return (
    <>
      <Button
        tone="accent"
        isUnavailable={barrierId !== undefined}
        {...(barrierId !== undefined && { 'aria-describedby': barrierId })}
        onPress={ask}
      >
        {t('mailings.send')}
      </Button>
      <ConfirmDialog
        tone="accent"
        title={
          reach.status === 'known' ? t('mailings.send.ask', { count: reach.count }) : t('mailings.send.askUncounted')
        }
        confirmLabel={t('mailings.send.confirm')}
        isOpen={isAsking}
        onOpenChange={setAsking}
        error={error}
        onConfirm={send}
      >
        {t('mailings.send.text')}
      </ConfirmDialog>
    </>
  );
}
