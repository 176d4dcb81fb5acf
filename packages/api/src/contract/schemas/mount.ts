import { z } from 'zod';
import { bodyId, instant } from './common.ts';
import { fieldHints } from './field-hints.ts';

/** How a node reaches the storage. */
export const mountKinds = ['rclone', 'nfs', 'smb'] as const;
export type MountKind = (typeof mountKinds)[number];

/** The result of its last check. `missing`: nothing is mounted at its path. `stale`: the mount does not respond. */
export const mountStates = ['unchecked', 'mounted', 'missing', 'stale'] as const;
export type MountState = (typeof mountStates)[number];

/** The form of a source, by kind. */
const sources: Record<MountKind, { form: RegExp; message: string }> = {
  rclone: { form: /^[\w.+@ -]+:[^\p{Cc}]*$/u, message: 'Enter a remote and its path, such as media:films' },
  nfs: { form: /^[\w.-]+:\/[^\s\p{Cc}]*$/u, message: 'Enter a host and its export, such as nas.example:/films' },
  smb: { form: /^\/\/[\w.-]+\/[^\p{Cc}]+$/u, message: 'Enter a share, such as //nas.example/films' },
};

/** A single line: the commands for the node are line-based. */
const line = (most: number) =>
  z
    .string()
    .max(most, `At most ${most} characters`)
    .regex(/^[^\r\n]*$/, 'Enter one line');

/** The fields that an admin fills in. */
export const mountDraft = z
  .object({
    name: z.string().trim().min(1, 'Enter a name').max(60, 'At most 60 characters'),
    node_id: bodyId,
    kind: z.enum(mountKinds).default('rclone'),
    /** What is mounted, in the form of its kind. */
    source: z
      .string()
      .trim()
      .min(1, 'Enter a source')
      .max(500, 'At most 500 characters')
      .meta({ examples: ['media:films'] }),
    /** The mount point on the node. */
    target: z
      .string()
      .trim()
      .max(200, 'At most 200 characters')
      .regex(/^(?:\/[\w-][\w.-]*){2,}$/, 'Enter a path of at least two folders, such as /mnt/films'),
    /** Comma-separated options of `mount`. */
    options: z
      .string()
      .trim()
      .max(500, 'At most 500 characters')
      .regex(/^[\w.,:=/@-]*$/, 'Enter options separated by commas, such as ro,noatime')
      .nullable()
      .default(null),
    /** The user name for the share; without one, access is anonymous. SMB only. */
    username: line(120).nullable().default(null),
    /** If omitted, the stored one is kept. SMB only. */
    password: line(200).register(fieldHints, { kind: 'password' }).optional(),
    /** The remote's section of `rclone.conf`; if omitted, the stored one is kept. rclone only. */
    rclone_config: z
      .string()
      .max(20_000, 'At most 20,000 characters')
      .register(fieldHints, { kind: 'long-text' })
      .optional(),
  })
  .superRefine(({ kind, source }, context) => {
    const { form, message } = sources[kind];
    if (!form.test(source)) context.addIssue({ code: 'custom', path: ['source'], message });
  });
export type MountDraft = z.infer<typeof mountDraft>;

/** A mount as admins see it. No secret is included. */
export const mount = z.object({
  id: z.number().int(),
  name: z.string(),
  node: z.object({ id: z.number().int(), alias: z.string() }),
  kind: z.enum(mountKinds),
  source: z.string(),
  target: z.string(),
  options: z.string().nullable(),
  username: z.string().nullable(),
  /** Whether a password or an rclone configuration is stored. */
  has_credentials: z.boolean(),
  state: z.enum(mountStates),
  /** As found by the last check; null if it found none. */
  size_bytes: z.number().nullable(),
  free_bytes: z.number().nullable(),
  checked_at: instant.nullable(),
  /** Why the last check or remount failed; null if it did not. */
  failure: z.string().nullable(),
  /** The process of the check or remount that is running. */
  process_id: z.number().int().nullable(),
  created_at: instant,
});
export type Mount = z.infer<typeof mount>;
