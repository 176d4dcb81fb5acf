import type { Outcome } from '@kronos/api';
import { EmailField } from '@kronos/ui/EmailField';
import { useState } from 'react';
import { useMessages } from '../../../context/app-context.ts';
import { FormDialog } from '../../../parts/FormDialog.tsx';
import { textOf } from '../../../platform/form-text.ts';
import { RightsFields } from './RightsFields.tsx';
import type { Rights } from './sub-users-store.ts';

interface RightsDialogProps {
  title: string;
  submitLabel: string;
  /** Whether the dialog also asks for an e-mail address. */
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
  const [rights, setRights] = useState(given);

  return (
    <FormDialog
      title={title}
      submitLabel={submitLabel}
      cancelLabel={t('subUsers.cancel')}
      onSave={(typed) => onSave(rights, textOf(typed, 'email'))}
      onClose={onClose}
    >
      {isInvitation && <EmailField name="email" label={t('subUsers.email')} isRequired />}
      <RightsFields servers={servers} value={rights} onChange={setRights} />
    </FormDialog>
  );
}
