import type { MediaInvite } from '@kronos/api/contract';
import { ConfirmDialog } from '@kronos/ui/ConfirmDialog';
import { useState } from 'react';
import { useSnapshot } from 'valtio/react';
import type { Snapshot } from 'valtio/vanilla';
import { useMessages, useStore } from '../../context/app-context.ts';
import { refusalOf } from '../../stores/refusal.ts';
import type { ShownServer } from '../servers/shown-server.ts';
import { InviteDialog } from './InviteDialog.tsx';
import { nameOf } from './invite-row.tsx';
import { createMediaStore } from './media-store.ts';

/** The open dialog: to invite a person, to change what a person may see, or to remove a person. */
export type Asking = { kind: 'invite' } | { kind: 'change' | 'remove'; invite: Snapshot<MediaInvite> };

interface InviteDialogsProps extends ShownServer {
  asking: Asking;
  /** The names of the server's libraries. */
  libraries: readonly string[];
  onClose: () => void;
  /** Called when a person was removed. */
  onRemoved?: () => void;
}

/** The dialog that is open. Mounted while it is open. */
export function InviteDialogs({ server: { id, type }, asking, libraries, onClose, onRemoved }: InviteDialogsProps) {
  const { claim, invites } = useStore(createMediaStore);
  // The ways to invite a person are part of the claim status.
  const status = useSnapshot(claim.status.state).value;
  const t = useMessages();
  const [error, setError] = useState<string>();

  if (asking.kind !== 'remove')
    return (
      <InviteDialog
        type={type}
        features={status.status === 'ready' ? status.data.features : undefined}
        libraries={libraries}
        invite={asking.kind === 'change' ? asking.invite : undefined}
        onSend={(values) =>
          asking.kind === 'change'
            ? invites.change(id, { invite: asking.invite.id, name: nameOf(asking.invite) }, values.libraries)
            : invites.invite(id, type, values)
        }
        onClose={onClose}
      />
    );
  const { invite } = asking;
  const remove = async () => {
    const outcome = await invites.remove(id, { invite: invite.id, name: nameOf(invite) });
    setError(refusalOf(outcome, t).error);
    if (outcome.kind !== 'ok') return false;
    onRemoved?.();
    return true;
  };
  return (
    <ConfirmDialog
      isOpen
      onOpenChange={(isOpen) => isOpen || onClose()}
      title={t('media.invites.removeAsk', { name: nameOf(invite) })}
      confirmLabel={t('media.invites.removeSubmit')}
      error={error}
      onConfirm={remove}
    >
      {t(`media.invites.removeText.${invite.how}`)}
    </ConfirmDialog>
  );
}
