import type { Outcome } from '@kronos/api';
import { Button } from '@kronos/ui/Button';
import { EmailField } from '@kronos/ui/EmailField';
import { Form } from '@kronos/ui/Form';
import { DialogBody, DialogFooter, DialogHeader, Modal } from '@kronos/ui/Modal';
import { Stack } from '@kronos/ui/Stack';
import { useState } from 'react';
import { useMessages } from '../../../context/app-context.ts';
import { useSaving } from '../../../context/use-saving.ts';
import { RightsFields } from './RightsFields.tsx';
import type { Rights } from './sub-users-store.ts';

interface RightsDialogProps {
  title: string;
  submitLabel: string;
  /** Asks for an address too. */
  isInvitation?: boolean;
  servers: readonly { readonly id: number; readonly name: string }[];
  /** The initial rights. */
  given: Rights;
  onSave: (rights: Rights, email: string) => Promise<Outcome>;
  onClose: () => void;
}

/** Invites a sub-user, or changes their rights. Mounted while it is open. */
export function RightsDialog({
  title,
  submitLabel,
  isInvitation = false,
  servers,
  given,
  onSave,
  onClose,
}: RightsDialogProps) {
  const t = useMessages();
  const { isPending, refusal, save } = useSaving();
  const [rights, setRights] = useState(given);

  const submit = async (fields: FormData) => {
    const email = fields.get('email');
    if (await save(() => onSave(rights, typeof email === 'string' ? email : ''))) onClose();
  };
  return (
    <Modal isOpen onOpenChange={(isOpen) => isOpen || onClose()} isDismissable={false}>
      <Form
        {...refusal}
        onSubmit={(event) => {
          event.preventDefault();
          if (!isPending) void submit(new FormData(event.currentTarget));
        }}
      >
        <DialogHeader>{title}</DialogHeader>
        <DialogBody>
          <Stack gap={20}>
            {isInvitation && <EmailField name="email" label={t('subUsers.email')} isRequired />}
            <RightsFields servers={servers} value={rights} onChange={setRights} />
          </Stack>
        </DialogBody>
        <DialogFooter>
          <Button onPress={onClose}>{t('subUsers.cancel')}</Button>
          <Button type="submit" tone="accent" isPending={isPending}>
            {submitLabel}
          </Button>
        </DialogFooter>
      </Form>
    </Modal>
  );
}
