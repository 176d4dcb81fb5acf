import type { Services } from '../services/create-services.ts';

/** Creates the panel's own key, and one that an admin would choose for rented machines. */
export async function seedSshKeys({ sshKeys, sshKeyRecords }: Services): Promise<void> {
  await sshKeys.ensure();
  await sshKeyRecords.create({ name: 'Rented machines', origin: 'new' });
}
