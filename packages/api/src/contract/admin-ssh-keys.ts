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
      list: 'The keys with which the panel signs in to machines; `q` searches names and fingerprints.',
      one: 'One key, with the nodes that use it. Its private half is never answered.',
      create: 'Makes a key, or keeps one that is pasted: 422 where it is unreadable, encrypted, or there already.',
      update: 'Renames a key. The panel’s own keeps its name.',
      remove: 'Deletes a key that no node uses: 409 while one does, and for the panel’s own.',
    },
  }),
});
