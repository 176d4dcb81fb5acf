import { createFields } from '@kronos/api/forms/admin-mounts';
import { formScreen } from '../../../../../resource/form-screen.tsx';
import { adminRoutes } from '../../../../../routes/areas/admin.ts';
import { href } from '../../../../../routes/href.ts';
import { mountCalls } from '../mount-calls.ts';
import { foundText } from '../words.ts';
import { ConfigField, PasswordField } from './secret-fields.tsx';
import { MountActions } from './MountActions.tsx';

/** The fields that only one kind has; all others are common. */
const kindOf: Readonly<Record<string, string>> = { username: 'smb', password: 'smb', rclone_config: 'rclone' };

/** The last check of a mount and its form, or the form for a new one (spec §2, /app/admin/storage/mounts). */
export const Page = formScreen({
  subject: 'mounts',
  audit: 'mount',
  calls: mountCalls,
  fields: createFields,
  sections: {
    place: ['name', 'node_id', 'target'],
    source: ['kind', 'source', 'options', 'rclone_config', 'username', 'password'],
  },
  nameOf: ({ name }) => name,
  back: href(adminRoutes.mounts),
  open: (id) => href(adminRoutes.mount, { mount: id }),
  staleOn: { admin: ['mounts-changed'] },
  param: 'mount',
  shows: (name, { kind }) => (kindOf[name] ?? kind) === kind,
  secrets: ['password', 'rclone_config'],
  find: { node_id: { records: 'nodes', saved: ({ node }) => ({ id: node.id, name: node.alias }) } },
  custom: { password: PasswordField, rclone_config: ConfigField },
  about: (mount, { t, format, now }) => foundText(mount, t, format, now),
  actions: (_, mount) => mount && <MountActions mount={mount} />,
  danger: { asksName: true },
});
