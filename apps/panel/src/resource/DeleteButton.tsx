import type { Outcome } from '@kronos/api';
import { Button } from '@kronos/ui/Button';
import { ConfirmDialog } from '@kronos/ui/ConfirmDialog';
import { Stack } from '@kronos/ui/Stack';
import { Text } from '@kronos/ui/Text';
import { useState } from 'react';
import { useApp, useMessages } from '../context/app-context.ts';
import { refusalOf } from '../stores/refusal.ts';

interface DeleteButtonProps {
  /** The texts of the button and of its question. */
  words: { button: string; title: string; text: string };
  /** @default false */
  isDisabled?: boolean;
  /** The name that the user must type first. */
  name?: string | undefined;
  /** What is deleted with it. */
  losses?: readonly string[] | undefined;
  onDelete: () => Promise<Outcome>;
  /** The address to open afterwards. */
  listHref: string;
}

/** Deletes a record after a confirmation. */
export function DeleteButton({ words, isDisabled = false, name, losses, onDelete, listHref }: DeleteButtonProps) {
  const { location } = useApp();
  const t = useMessages();
  const [isOpen, setOpen] = useState(false);
  const [error, setError] = useState<string>();

  const open = (next: boolean) => {
    setError(undefined);
    setOpen(next);
  };
  const confirm = async () => {
    const outcome = await onDelete();
    setError(refusalOf(outcome, t).error);
    if (outcome.kind !== 'ok') return false;
    location.navigate(listHref, { replace: true });
    return true;
  };

  return (
    <>
      <Button tone="danger" isDisabled={isDisabled} onPress={() => open(true)}>
        {words.button}
      </Button>
      <ConfirmDialog
        title={words.title}
        name={name}
        confirmLabel={words.button}
        isOpen={isOpen}
        onOpenChange={open}
        error={error}
        onConfirm={confirm}
        blastRadius={losses && <Losses losses={losses} />}
      >
        {words.text}
      </ConfirmDialog>
    </>
  );
}

function Losses({ losses }: { losses: readonly string[] }) {
  const t = useMessages();
  return (
    <Stack gap={4}>
      <Text weight="medium">{t('forms.delete.loses')}</Text>
      <Stack as="ul" gap={4}>
        {losses.map((loss) => (
          <li key={loss}>{loss}</li>
        ))}
      </Stack>
    </Stack>
  );
}
