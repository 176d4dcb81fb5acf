import type { Mount, MountKind } from '@kronos/api/contract';
import type { MountBody } from '../mounts-store.ts';

/** A mount as its form holds it: every field, whatever the kind. */
export interface MountForm {
  name: string;
  node: Mount['node'] | null;
  kind: MountKind;
  source: string;
  target: string;
  options: string | null;
  username: string | null;
  password: string;
  rclone_config: string;
}

export const newMount: MountForm = {
  name: '',
  node: null,
  kind: 'rclone',
  source: '',
  target: '',
  options: null,
  username: null,
  password: '',
  rclone_config: '',
};

/** An existing mount in its form. No secret of it comes to the browser. */
export const formOf = ({ name, node, kind, source, target, options, username }: Mount): MountForm => ({
  ...newMount,
  name,
  node,
  kind,
  source,
  target,
  options,
  username,
});

/** The mount as the server takes it: of the secrets only a new one of its kind. */
export const bodyOf = ({ node, password, rclone_config, ...form }: MountForm): MountBody => ({
  ...form,
  // The field is required; the server refuses a form without it.
  node_id: node?.id ?? 0,
  ...(form.kind === 'smb' && password && { password }),
  ...(form.kind === 'rclone' && rclone_config && { rclone_config }),
});
