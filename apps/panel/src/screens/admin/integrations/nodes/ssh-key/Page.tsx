import { createFields } from '@kronos/api/forms/admin-ssh-keys';
import { adminSshKeys } from '@kronos/api/routes/admin-ssh-keys';
import { formScreen } from '../../../../../resource/form-screen.tsx';
import { adminRoutes } from '../../../../../routes/areas/admin.ts';
import { href } from '../../../../../routes/href.ts';
import { keyName } from '../key-name.ts';
import { KeyFacts } from './KeyFacts.tsx';
import { PrivateKeyField } from './PrivateKeyField.tsx';

/** An SSH key with its public half, the nodes that use it and its form, or the form for a new one. */
export const Page = formScreen({
  subject: 'sshKeys',
  audit: 'ssh-key',
  calls: (api) => api.extend({ adminSshKeys }).adminSshKeys,
  fields: createFields,
  sections: { key: ['name', 'origin', 'private_key'] },
  nameOf: (key, t) => keyName(key, t),
  back: href(adminRoutes.provisioning),
  open: (id) => href(adminRoutes.sshKey, { sshKey: id }),
  staleOn: { admin: ['ssh-keys-changed', 'node-updated'] },
  param: 'sshKey',
  secrets: ['private_key'],
  custom: { private_key: PrivateKeyField },
  // Only the name of an existing key can be changed, and not that of the panel's own key.
  shows(name, key) {
    if (key.id !== undefined) return name === 'name' && key.is_own === false;
    return name !== 'private_key' || ('origin' in key && key.origin === 'pasted');
  },
  danger: { refused: ({ undeletable }) => undeletable },
  above: (key) => <KeyFacts sshKey={key} />,
});
