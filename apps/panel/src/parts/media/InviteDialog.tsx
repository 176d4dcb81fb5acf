import type { MediaInvite, ServerType } from '@kronos/api/contract';
import { Button } from '@kronos/ui/Button';
import { InviteForm, type InviteWay } from '@kronos/ui/InviteForm';
import { DialogBody, DialogFooter, DialogHeader, Modal } from '@kronos/ui/Modal';
import { useId } from 'react';
import { useSnapshot } from 'valtio/react';
import type { Snapshot } from 'valtio/vanilla';
import { useMessages, useStore } from '../../context/app-context.ts';
import { useSubmission } from '../../context/use-submission.ts';
import type { ShownServer } from '../servers/shown-server.ts';
import { nameOf } from './invite-row.ts';
import { inviteFormLabels } from './library-labels.ts';
import { createMediaStore } from './media-store.ts';

interface InviteDialogProps extends ShownServer {
  /** The names of the server's libraries. */
  libraries: readonly string[];
  /** The person whose libraries are changed; undefined for a new one. */
  invite: Snapshot<MediaInvite> | undefined;
  onClose: () => void;
}

const ways = ['share', 'connect', 'user'] as const;

/** Emby creates users without a password, who set one themselves. */
const fieldsOf = (way: (typeof ways)[number], type: ServerType): InviteWay['fields'] =>
  way !== 'user' ? ['email'] : type === 'jellyfin' ? ['username', 'password'] : ['username'];

/** Invites somebody, or changes which libraries somebody may see. Mounted while it is open. */
export function InviteDialog({ server: { id, type }, libraries, invite, onClose }: InviteDialogProps) {
  const { claim, invites } = useStore(createMediaStore);
  const { value } = useSnapshot(claim.status.state);
  const t = useMessages();
  const formId = useId();
  const { submit, refusal, isPending, seconds } = useSubmission();
  const features = value.status === 'ready' ? value.data.features : undefined;
  const possible: InviteWay[] = invite
    ? []
    : ways
        .filter((way) => features?.[way] === null)
        .map((way) => ({
          id: way,
          label: t(`media.way.${way}`),
          help: t(`media.wayText.${way}`),
          fields: fieldsOf(way, type),
        }));
  const name = invite && nameOf(invite);
  return (
    <Modal isOpen onOpenChange={(isOpen) => isOpen || onClose()} isDismissable={false}>
      <DialogHeader>
        {name === undefined ? t('media.invites.open') : t('media.invites.changeTitle', { name })}
      </DialogHeader>
      <DialogBody>
        <InviteForm
          {...refusal}
          id={formId}
          ways={possible}
          libraries={libraries}
          labels={inviteFormLabels(t)}
          {...(invite && { defaultLibraries: invite.libraries })}
          onSubmit={(values) =>
            void submit(
              () =>
                invite && name !== undefined
                  ? invites.change(id, { invite: invite.id, name }, values.libraries)
                  : invites.invite(id, type, values),
              onClose,
            )
          }
        />
      </DialogBody>
      <DialogFooter>
        <Button isDisabled={isPending} onPress={onClose}>
          {t('media.invites.cancel')}
        </Button>
        <Button type="submit" form={formId} tone="accent" isPending={isPending} isDisabled={seconds > 0}>
          {seconds > 0 ? t('media.claim.wait', { seconds }) : name ? t('media.invites.save') : t('media.invites.send')}
        </Button>
      </DialogFooter>
    </Modal>
  );
}
