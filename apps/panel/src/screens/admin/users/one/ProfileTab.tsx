import { updateFields } from '@kronos/api/forms/admin-users';
import { SignInAs } from '../../../../parts/SignInAs.tsx';
import { recordForm } from '../../../../resource/record-form.tsx';
import { adminRoutes } from '../../../../routes/areas/admin.ts';
import { href } from '../../../../routes/href.ts';
import { AdminField } from './AdminField.tsx';
import { Facts } from './Facts.tsx';
import { userCalls } from './user-calls.ts';

/** The form for the profile, roles and restrictions of a user. */
export const ProfileTab = recordForm({
  subject: 'users',
  calls: userCalls,
  fields: updateFields,
  sections: {
    identity: ['name', 'email'],
    roles: ['is_admin', 'is_moderator', 'is_reseller'],
    flags: ['is_trial', 'is_contributor'],
    billing: ['whmcs_id'],
    restrictions: ['restrictions'],
  },
  nameOf: ({ name }) => name,
  back: href(adminRoutes.adminUsers),
  sendsChanges: true,
  custom: { is_admin: AdminField },
  about: ({ email }) => email,
  above: (user) => <Facts user={user} />,
  actions: (_, user) => user && !user.is_admin && <SignInAs user={user} />,
});
