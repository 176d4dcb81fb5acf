import type { LibraryListLabels } from '@kronos/ui/LibraryList';
import type { InviteFormLabels } from '@kronos/ui/InviteForm';
import type { InviteListLabels } from '@kronos/ui/InviteList';
import type { Translate } from '../../messages/create-messages.ts';

export const libraryLabels = (t: Translate): LibraryListLabels => ({
  name: t('media.library.name'),
  kind: t('media.library.kind'),
  paths: t('media.library.paths'),
  state: t('media.library.state'),
  scanning: t('media.library.scanning'),
  idle: t('media.library.idle'),
  scan: (name) => t('media.library.scan', { name }),
  stop: (name) => t('media.library.stop', { name }),
});

export const inviteLabels = (t: Translate): InviteListLabels => ({
  name: t('media.invite.name'),
  email: t('media.invite.email'),
  libraries: t('media.libraries.title'),
  state: t('media.library.state'),
  since: t('media.invite.since'),
  states: {
    accepted: t('media.invite.accepted'),
    pending: t('media.invite.pending'),
    'no-account': t('media.invite.noAccount'),
  },
  all: t('media.invite.all'),
  none: t('media.invite.none'),
  administrator: t('media.invite.administrator'),
  change: (name) => t('media.invite.change', { name }),
  remove: (name) => t('media.invite.remove', { name }),
});

export const inviteFormLabels = (t: Translate): InviteFormLabels => ({
  how: t('media.invite.how'),
  email: t('media.invite.email'),
  userName: t('media.claim.userName'),
  password: t('media.claim.password'),
  passwordHelp: t('media.invite.passwordHelp'),
  libraries: t('media.invite.maySee'),
  all: t('media.invite.allAndLater'),
  chosen: t('media.invite.onlyThese'),
  which: t('media.libraries.title'),
  noneChosen: t('media.invite.noneChosen'),
});
