import type { FieldData } from '@kronos/api';
import type { Staleness } from '@kronos/api/contract';
import { Button } from '@kronos/ui/Button';
import type { FormValues } from '@kronos/ui/FormFields';
import { DialogBody, DialogFooter, DialogHeader, Modal } from '@kronos/ui/Modal';
import { useState } from 'react';
import { useMessages } from '../context/app-context.ts';
import { useFormat } from '../context/use-format.ts';
import { useNow } from '../context/use-now.ts';
import { Differences, type DifferenceTexts } from './Differences.tsx';

interface ConflictDialogProps {
  stale: Staleness;
  fields: readonly FieldData[];
  texts: DifferenceTexts;
  mine: FormValues;
  theirs: FormValues;
  isPending: boolean;
  onOverwrite: () => void;
  onReload: () => void;
  onClose: () => void;
}

/**
 * Shown when another user saved the record while it was being edited here: the differences, and whose version to keep.
 */
export function ConflictDialog(props: ConflictDialogProps) {
  const { stale, isPending, onOverwrite, onReload, onClose } = props;
  const t = useMessages();
  const format = useFormat();
  const now = useNow();
  const [isShown, setShown] = useState(false);
  const { by, at } = stale;
  const text =
    by === null || at === null
      ? t('forms.conflict.somebody')
      : t('forms.conflict.text', { name: by, time: format.relative(at, now) });

  return (
    <Modal
      isOpen
      onOpenChange={onClose}
      size={isShown ? 'large' : 'standard'}
      role="alertdialog"
      isDismissable={false}
      isKeyboardDismissDisabled={isPending}
    >
      <DialogHeader hasClose={!isPending} description={text}>
        {t('forms.conflict.title')}
      </DialogHeader>
      {isShown && (
        <DialogBody>
          <Differences {...props} />
        </DialogBody>
      )}
      <DialogFooter>
        {!isShown && (
          <Button isDisabled={isPending} onPress={() => setShown(true)}>
            {t('forms.conflict.show')}
          </Button>
        )}
        <Button isDisabled={isPending} onPress={onReload}>
          {t('forms.conflict.reload')}
        </Button>
        <Button tone="danger" isPending={isPending} onPress={onOverwrite}>
          {t('forms.conflict.overwrite')}
        </Button>
      </DialogFooter>
    </Modal>
  );
}
