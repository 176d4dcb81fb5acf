import { adminUsersFilters } from '@kronos/api/forms/admin-users';
import { adminUsers } from '@kronos/api/routes/admin-users';
import { listScreen } from '../../../resource/list-screen.tsx';
import { adminRoutes } from '../../../routes/areas/admin.ts';
import { href } from '../../../routes/href.ts';
import type { PanelClient } from '../../../stores/late-client.ts';
import { Marks, marksText, rolesText } from './words.tsx';

const read = (api: PanelClient) => api.extend({ adminUsers }).adminUsers;

/** All users (spec §2, /app/admin/users). */
export const Page = listScreen({
  subject: 'users',
  read,
  filters: adminUsersFilters,
  staleOn: { admin: ['user-updated'] },
  rowName: ({ name }) => name,
  columns: (cell) => ({
    name: cell.link(
      ({ name }) => name,
      ({ id }) => href(adminRoutes.adminUser, { user: id }),
      { minWidth: 140 },
    ),
    email: cell.text(({ email }) => email, { minWidth: 180 }),
    role: cell.text((user, { t }) => rolesText(user, t), { width: 120 }),
    marks: cell.custom((user, { t }) => <Marks user={user} t={t} />, {
      file: (user, { t }) => marksText(user, t),
      minWidth: 140,
    }),
    servers: cell.number(({ servers }) => servers, { width: 88 }),
    billing: cell.exported(({ whmcs_id }) => whmcs_id),
    seen: cell.date(({ last_seen_at }) => last_seen_at, { none: 'users.never', width: 136 }),
    created_at: cell.date(({ created_at }) => created_at, { width: 136 }),
  }),
  bulk: {
    end_trial: ({ is_trial }) => is_trial,
    end_sessions: () => true,
  },
  asks: ['end_sessions'],
  create: href(adminRoutes.newUser),
});
