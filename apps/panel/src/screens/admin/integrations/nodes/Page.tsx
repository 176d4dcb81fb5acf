import { adminSshKeysFilters } from '@kronos/api/forms/admin-ssh-keys';
import { adminSshKeys } from '@kronos/api/routes/admin-ssh-keys';
import { Link } from '@kronos/ui/Link';
import { Text } from '@kronos/ui/Text';
import { listScreen } from '../../../../resource/list-screen.tsx';
import { adminRoutes } from '../../../../routes/areas/admin.ts';
import { href } from '../../../../routes/href.ts';
import { keyName } from './key-name.ts';
import { NodeDefaults } from './NodeDefaults.tsx';

/** The defaults for new nodes, and the SSH keys of the panel (spec §2, /app/admin/integrations/nodes). */
export const Page = listScreen({
  subject: 'sshKeys',
  read: (api) => api.extend({ adminSshKeys }).adminSshKeys,
  filters: adminSshKeysFilters,
  staleOn: { admin: ['ssh-keys-changed', 'node-updated'] },
  rowName: ({ name }) => name,
  intro: <NodeDefaults />,
  columns: (cell) => ({
    name: cell.custom(
      (key, { t }) => <Link href={href(adminRoutes.sshKey, { sshKey: key.id })}>{keyName(key, t)}</Link>,
      { file: (key, { t }) => keyName(key, t), isRowHeader: true, minWidth: 180 },
    ),
    type: cell.text(({ type }) => type, { width: 136 }),
    fingerprint: cell.custom(
      ({ fingerprint }) => (
        <Text isMono>
          <bdi dir="ltr">{fingerprint}</bdi>
        </Text>
      ),
      { file: ({ fingerprint }) => fingerprint, width: 416 },
    ),
    nodes: cell.number(({ nodes }) => nodes, {
      address: ({ id }) => href(adminRoutes.sshKey, { sshKey: id }),
      width: 112,
    }),
    created_at: cell.date(({ created_at }) => created_at, { width: 136 }),
    public_key: cell.exported(({ public_key }) => public_key),
  }),
  create: href(adminRoutes.newSshKey),
});
