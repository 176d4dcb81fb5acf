import { defineEndpoints } from './define.ts';
import { resource } from './resource.ts';
import { listFilter } from './schemas/list.ts';
import { sshKey, sshKeyChange, sshKeyDetail, sshKeyDraft } from './schemas/ssh-key.ts';

export const adminSshKeys = defineEndpoints({
  ...resource({
    path: '/api/admin/integrations/nodes/ssh-keys',
    who: 'admin',
    group: 'adminSshKeys',
    many: 'SSH keys',
    filter: listFilter({ sorts: ['name', 'nodes', 'created_at'] }),
    record: sshKey,
    detail: sshKeyDetail,
    body: sshKeyDraft,
    change: sshKeyChange,
    // Names are unique, so a conformance run cannot create a second key to change.
    sample: { body: { name: 'Rented machines' }, needs: 'an SSH key that no node uses' },
    summary: {
      list: 'Returns the keys with which the panel signs in to machines; `q` searches names and fingerprints.',
      one: 'Returns one key, with the nodes that use it. Its private half is never returned.',
      create: 'Creates a key, or saves a pasted one; 422 if that is unreadable, encrypted or already saved.',
      update: 'Renames a key. The panel’s own key cannot be renamed.',
      remove: 'Deletes a key; 409 while a node uses it, and for the panel’s own key.',
    },
  }),
});
