import type { InjectListLabels } from '@kronos/ui/InjectList';
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
  scanFolder: (name) => t('media.library.scanFolder', { name }),
  stop: (name) => t('media.library.stop', { name }),
});

export const injectLabels = (t: Translate, product: string): InjectListLabels => ({
  loading: t('media.inject.loading'),
  added: t('media.inject.added'),
  free: t('media.inject.free'),
  adding: t('media.inject.adding'),
  removing: t('media.inject.removing'),
  failures: {
    'name-taken': t('media.inject.nameTaken', { product }),
    'path-missing': t('media.inject.pathMissing'),
    'one-kind-each': t('media.impossible.one-kind-each', { product }),
    failed: t('media.inject.tried', { product }),
  },
  rebuild: t('media.inject.rebuild'),
  retry: t('common.retry'),
  addAll: t('media.inject.addAll'),
  allAdded: t('media.inject.allAdded'),
  sync: t('media.inject.sync'),
  syncHelp: t('media.inject.syncHelp'),
  removeAsk: (name) => t('media.inject.removeAsk', { name }),
  removeText: t('media.inject.removeText'),
  removeSubmit: t('media.inject.removeSubmit'),
});

export const inviteLabels = (t: Translate): InviteListLabels => ({
  name: t('media.invite.name'),
  email: t('media.invite.email'),
  server: t('media.invite.server'),
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
