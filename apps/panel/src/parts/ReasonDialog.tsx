import type { Outcome } from '@kronos/api';
import { ConfirmDialog } from '@kronos/ui/ConfirmDialog';
import { Stack } from '@kronos/ui/Stack';
import { Text } from '@kronos/ui/Text';
import { TextArea } from '@kronos/ui/TextArea';
import { useState } from 'react';
import { useMessages } from '../context/app-context.ts';
import { reasonOf } from '../stores/loadable.ts';

interface ReasonDialogProps {
  title: string;
  /** What happens, and who reads the reason. */
  text: string;
  /** The label of the reason's field. */
  label: string;
  /** The maximum length of the reason. */
  limit: number;
  isRequired?: boolean;
  confirmLabel: string;
  /** Who else is affected. */
  blastRadius?: string;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  /** Runs the action; a refusal is shown in the dialog, which stays open. */
  onConfirm: (reason: string) => Promise<Outcome<unknown>>;
}

/** Asks for the reason of an action that affects other users. */
export function ReasonDialog({ text, label, limit, isRequired = false, onConfirm, ...dialog }: ReasonDialogProps) {
  const t = useMessages();
  const [reason, setReason] = useState('');
  const [error, setError] = useState<string>();

  const confirm = async () => {
    const outcome = await onConfirm(reason);
    if (outcome.kind === 'ok') {
      setReason('');
      setError(undefined);
      return true;
    }
    const texts = outcome.kind === 'http-error' ? outcome.errors?.['reason'] : undefined;
    setError(texts?.[0] ?? reasonOf(outcome)(t));
    return false;
  };

  return (
    <ConfirmDialog {...dialog} error={error} onConfirm={confirm}>
      <Stack gap={16}>
        <Text>{text}</Text>
        <TextArea label={label} value={reason} onChange={setReason} limit={limit} isRequired={isRequired} />
      </Stack>
    </ConfirmDialog>
  );
}
