import { detailScreen } from '../../../../resource/detail-screen.tsx';
import { adminRoutes } from '../../../../routes/areas/admin.ts';
import { href } from '../../../../routes/href.ts';
import { AuditTab } from './AuditTab.tsx';
import { InvitationsTab } from './InvitationsTab.tsx';
import { ProfileTab } from './ProfileTab.tsx';
import { ServersTab } from './ServersTab.tsx';
import { SessionsTab } from './SessionsTab.tsx';
import { userCalls } from './user-calls.ts';

/** One account, in tabs (spec §2, /app/admin/users/:user). */
export const Page = detailScreen({
  subject: 'users',
  calls: userCalls,
  nameOf: ({ name }) => name,
  back: href(adminRoutes.adminUsers),
  staleOn: { admin: ['user-updated'] },
  param: 'user',
  tabs: {
    profile: ProfileTab.Change,
    servers: ServersTab,
    invitations: InvitationsTab,
    sessions: SessionsTab,
    audit: AuditTab,
  },
  danger: {
    asksName: true,
    refused: ({ undeletable }) => undeletable,
    loses: ({ loss }, t) => [
      t('users.loses.servers', { count: loss.servers }),
      t('users.loses.operations', { count: loss.operations }),
      t('users.loses.subUsers', { count: loss.sub_users }),
      t('users.loses.tickets', { count: loss.tickets }),
    ],
  },
});
