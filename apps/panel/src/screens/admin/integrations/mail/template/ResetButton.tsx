import { Button } from '@kronos/ui/Button';
import { ConfirmDialog } from '@kronos/ui/ConfirmDialog';
import { useState } from 'react';
import { useMessages, useStore } from '../../../../../context/app-context.ts';
import { refusalOf } from '../../../../../stores/refusal.ts';
import { createTemplateStore } from './template-store.ts';

interface ResetButtonProps {
  id: number;
  /** Whether the template already has its original text. */
  isOriginal: boolean;
  /** Reads the record again. */
  reload: () => Promise<void>;
}

/** Resets a mail template to its original text, after a confirmation. */
export function ResetButton({ id, isOriginal, reload }: ResetButtonProps) {
  const { reset } = useStore(createTemplateStore);
  const t = useMessages();
  const [isAsking, setAsking] = useState(false);
  const [error, setError] = useState<string>();
  const confirm = async () => {
    const outcome = await reset(id);
    setError(refusalOf(outcome, t).error);
    await reload();
    return outcome.kind === 'ok';
  };
  return (
    <>
      <Button
        tone="danger"
        isUnavailable={isOriginal}
        onPress={() => {
          setError(undefined);
          setAsking(true);
        }}
      >
        {t('mail.reset')}
      </Button>
      <ConfirmDialog
        title={t('mail.reset.ask')}
        confirmLabel={t('mail.reset')}
        isOpen={isAsking}
        onOpenChange={setAsking}
        error={error}
        onConfirm={confirm}
      >
        {t('mail.reset.text')}
      </ConfirmDialog>
    </>
  );
}
