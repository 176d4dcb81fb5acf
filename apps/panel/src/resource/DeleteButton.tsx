import type { Outcome } from '@kronos/api';
import { Button } from '@kronos/ui/Button';
import { ConfirmDialog } from '@kronos/ui/ConfirmDialog';
import { useState } from 'react';
import { useApp, useMessages } from '../context/app-context.ts';
import { refusalOf } from '../stores/refusal.ts';

interface DeleteButtonProps {
  /** Asks whether to, and what goes. */
  words: { button: string; title: string; text: string };
  onDelete: () => Promise<Outcome>;
  /** Where to go afterwards. */
  listHref: string;
}

/** Deletes one of them, once that is confirmed. */
export function DeleteButton({ words, onDelete, listHref }: DeleteButtonProps) {
  const { location } = useApp();
  const t = useMessages();
  const [isOpen, setOpen] = useState(false);
  const [error, setError] = useState<string>();

  const confirm = async () => {
    const outcome = await onDelete();
    setError(refusalOf(outcome, t).error);
    if (outcome.kind !== 'ok') return false;
    location.navigate(listHref, { replace: true });
    return true;
  };

  return (
    <>
      <Button tone="danger" onPress={() => setOpen(true)}>
        {words.button}
      </Button>
      <ConfirmDialog
        title={words.title}
        confirmLabel={words.button}
        isOpen={isOpen}
        onOpenChange={setOpen}
        error={error}
        onConfirm={confirm}
      >
        {words.text}
      </ConfirmDialog>
    </>
  );
}
