/** The texts of an `InviteBackupList`. */
export interface InviteBackupListLabels {
  name: string;
  server: string;
  people: string;
  created: string;
  /** The text when the server was deleted. */
  gone: string;
  /** The name of the button that compares a backup with the present. */
  compare: (name: string) => string;
  /** The name of the button that deletes a backup. */
  remove: (name: string) => string;
}

/** The English texts. */
export const defaultInviteBackupListLabels: InviteBackupListLabels = {
  name: 'Backup',
  server: 'Server',
  people: 'People',
  created: 'Created',
  gone: 'Deleted server',
  compare: (name) => `Compare ${name} with the current state`,
  remove: (name) => `Delete ${name}`,
};
