import type { Outcome } from '@kronos/api';
import type { ClaimStatus, MediaInvite, ServerType } from '@kronos/api/contract';
import { Button } from '@kronos/ui/Button';
import { InviteForm, type InviteValues, type InviteWay } from '@kronos/ui/InviteForm';
import { DialogBody, DialogFooter, DialogHeader, Modal } from '@kronos/ui/Modal';
import { type ReactNode, useId } from 'react';
import type { Snapshot } from 'valtio/vanilla';
import { useMessages } from '../../context/app-context.ts';
import { useSubmission } from '../../context/use-submission.ts';
import { nameOf } from './invite-row.tsx';
import { inviteFormLabels } from './library-labels.ts';

interface InviteDialogProps {
  type: ServerType;
  /** What the media server can do; undefined while it is not known. */
  features: Pick<ClaimStatus['features'], (typeof ways)[number]> | undefined;
  /** The names of the server's libraries. */
  libraries: readonly string[];
  /** The person whose libraries are changed; undefined for a new one. */
  invite: Snapshot<MediaInvite> | undefined;
  /** Sends the form. */
  onSend: (values: InviteValues) => Promise<Outcome<unknown>>;
  onClose: () => void;
  /** Resets the form when it changes. */
  formKey?: string | number;
  /** Content before the form, such as the choice of the server. */
  children?: ReactNode;
}

const ways = ['share', 'connect', 'user'] as const;

/** Emby creates users without a password, who set one themselves. */
const fieldsOf = (way: (typeof ways)[number], type: ServerType): InviteWay['fields'] =>
  way !== 'user' ? ['email'] : type === 'jellyfin' ? ['username', 'password'] : ['username'];

/** Invites a person, or changes which libraries a person may see. Mounted while it is open. */
export function InviteDialog({
  type,
  features,
  libraries,
  invite,
  onSend,
  onClose,
  formKey,
  children,
}: InviteDialogProps) {
  const t = useMessages();
  const formId = useId();
  const { submit, refusal, isPending, seconds } = useSubmission();
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
        {children}
        <InviteForm
          key={formKey}
          {...refusal}
          id={formId}
          ways={possible}
          libraries={libraries}
          labels={inviteFormLabels(t)}
          {...(invite && { defaultLibraries: invite.libraries })}
          onSubmit={(values) => void submit(() => onSend(values), onClose)}
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
