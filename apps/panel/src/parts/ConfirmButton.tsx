import type { Outcome } from '@kronos/api';
import { Button } from '@kronos/ui/Button';
import { ConfirmDialog } from '@kronos/ui/ConfirmDialog';
import { useState } from 'react';
import { useMessages } from '../context/app-context.ts';
import { refusalOf } from '../stores/refusal.ts';

interface ConfirmButtonProps {
  tone: 'accent' | 'danger';
  label: string;
  /** The question. */
  title: string;
  confirmLabel: string;
  /** The id of the text that says why it is unavailable at present. */
  barrierId?: string | undefined;
  /** Called when the question opens. */
  onAsk?: () => void;
  act: () => Promise<Outcome<unknown>>;
  /** Reads the record again, whatever the outcome: another user may have done the same. */
  reload: () => Promise<void>;
  /** The consequences of the action. */
  children: string;
}

/** A button that acts after a confirmation; a refusal is shown in the dialog. */
export function ConfirmButton({
  tone,
  label,
  title,
  confirmLabel,
  barrierId,
  onAsk,
  act,
  reload,
  children,
}: ConfirmButtonProps) {
  const t = useMessages();
  const [isAsking, setAsking] = useState(false);
  const [error, setError] = useState<string>();
  const ask = () => {
    setError(undefined);
    onAsk?.();
    setAsking(true);
  };
  const confirm = async () => {
    const outcome = await act();
    setError(refusalOf(outcome, t).error);
    await reload();
    return outcome.kind === 'ok';
  };
  return (
    <>
      <Button
        tone={tone}
        isUnavailable={barrierId !== undefined}
        {...(barrierId !== undefined && { 'aria-describedby': barrierId })}
        onPress={ask}
      >
        {label}
      </Button>
      <ConfirmDialog
        tone={tone}
        title={title}
        confirmLabel={confirmLabel}
        isOpen={isAsking}
        onOpenChange={setAsking}
        error={error}
        onConfirm={confirm}
      >
        {children}
      </ConfirmDialog>
    </>
  );
}
