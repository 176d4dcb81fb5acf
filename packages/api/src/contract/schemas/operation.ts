/** What can be done to a server or a node; each is one process. */
export const operationKinds = [
  'start',
  'stop',
  'restart',
  'deploy',
  'rebuild',
  'reset-config',
  'reset-claim',
  'backup',
  'restore',
  'delete-backup',
  'move',
  'node-restart',
  'deploy-ess',
  'remount',
  'check-mounts',
  'script',
  'node-wipe',
  'extract-tar',
  'pull-image',
  'prune-images',
] as const;
export type OperationKind = (typeof operationKinds)[number];
