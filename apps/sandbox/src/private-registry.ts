import { z } from 'zod';
import { Refusal } from './refusal.ts';

export const registryAccount = z.strictObject({ host: z.string(), username: z.string(), password: z.string() });
export type RegistryAccount = z.infer<typeof registryAccount>;

/** A registry of the sandbox that requires a sign-in. */
export const privateHost = 'registry.sandbox.test';
const secret = { username: 'kronos', password: 'sandbox-registry' };

/** Refuses an image of the private registry without the right account, in the words of a registry. */
export function requireAccount(reference: string, account: RegistryAccount | undefined): void {
  if (!reference.startsWith(`${privateHost}/`)) return;
  if (account?.host !== privateHost)
    throw new Refusal('pull-failed', `Get "https://${privateHost}/v2/": no basic auth credentials`);
  if (account.username !== secret.username || account.password !== secret.password)
    throw new Refusal('pull-failed', `Get "https://${privateHost}/v2/": unauthorized: incorrect username or password`);
}
