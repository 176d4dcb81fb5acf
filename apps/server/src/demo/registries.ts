import type { Services } from '../services/create-services.ts';

/** Adds the account of the sandbox's private registry to a fresh demo. */
export async function seedRegistries({ registries }: Pick<Services, 'registries'>): Promise<void> {
  await registries.create({ host: 'registry.sandbox.test', username: 'kronos', password: 'sandbox-registry' });
}
