import { z } from 'zod';
import { instant } from './common.ts';

/** The records whose history can be read, as the audit log names them. */
export const auditedKinds = [
  'alert',
  'announcement',
  'cdn-host',
  'content',
  'deployment-path',
  'docker-service',
  'global-variable',
  'hetzner-project',
  'image',
  'library-path',
  'mail-template',
  'mailing',
  'maintenance',
  'mount',
  'mount-path',
  'node',
  'popup',
  'product',
  'registry',
  'script',
  'server',
  'ssh-key',
  'status-entry',
  'trial-request',
] as const;
export type AuditedKind = (typeof auditedKinds)[number];

const person = z.object({ id: z.number().int().nullable(), name: z.string() });

/** Who did what to which record. The name of a deleted account remains. */
export const auditRow = z.object({
  id: z.number().int(),
  at: instant,
  /** The user who acted; the id is null when the account was deleted or there was none. */
  actor: person,
  /** The impersonated user, when an admin acted in their session. */
  behalf_of: person.nullable(),
  /** The API client that acted as the actor; null if there was none. */
  client: z.string().nullable(),
  /** The endpoint's name in the contract, such as `customerServers.restart`. */
  action: z.string(),
  target: z.object({ kind: z.string(), id: z.string().nullable(), name: z.string().nullable() }),
  before: z.record(z.string(), z.unknown()).nullable(),
  after: z.record(z.string(), z.unknown()).nullable(),
  ip: z.string().nullable(),
});
export type AuditRow = z.infer<typeof auditRow>;
