import { z } from 'zod';
import { instant } from './common.ts';
import { fieldHints } from './field-hints.ts';

const name = z.string().trim().min(1, 'Enter a name').max(60, 'At most 60 characters');

/** Where a key comes from: made by the panel, or pasted by an admin who has it. */
export const sshKeyOrigins = ['new', 'pasted'] as const;

/** What an admin writes of a new key. */
export const sshKeyDraft = z.object({
  name,
  origin: z.enum(sshKeyOrigins).default('new'),
  /** In OpenSSH's format, without a passphrase; of a pasted key only. */
  private_key: z
    .string()
    .max(20_000, 'At most 20,000 characters')
    .register(fieldHints, { kind: 'long-text' })
    .optional(),
});
export type SshKeyDraft = z.infer<typeof sshKeyDraft>;

/** What can be changed of a key. */
export const sshKeyChange = z.object({ name });
export type SshKeyChange = z.infer<typeof sshKeyChange>;

/** A key with which the panel signs in to machines. Its private half is never answered. */
export const sshKey = z.object({
  id: z.number().int(),
  name: z.string(),
  /** The panel's own, with which it signs in where nobody has chosen another one. */
  is_own: z.boolean(),
  /** As SSH names it, such as `ssh-ed25519`. */
  type: z.string(),
  /** As `ssh-keygen -l` shows it: `SHA256:…`. */
  fingerprint: z.string(),
  /** The line for `authorized_keys` on a machine. */
  public_key: z.string(),
  /** The nodes to which the panel signs in with it. */
  nodes: z.number().int(),
  created_at: instant,
});
export type SshKey = z.infer<typeof sshKey>;

/** So many nodes of a key are named. */
export const mostNamedNodes = 50;

export const sshKeyDetail = sshKey.extend({
  /** The nodes to which the panel signs in with it, by name; the first fifty. */
  used_by: z.array(z.object({ id: z.number().int(), alias: z.string() })),
  /** Why it cannot be deleted now. */
  undeletable: z.string().nullable(),
});
export type SshKeyDetail = z.infer<typeof sshKeyDetail>;
