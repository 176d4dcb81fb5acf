import { z } from 'zod';
import { fieldHints } from './field-hints.ts';
import { bodyId, instant } from './common.ts';
import { emailAddress } from './user-input.ts';

/** `used` has no use left; `expired` and `withdrawn` open nothing either. */
export const inviteKeyStates = ['open', 'used', 'expired', 'withdrawn'] as const;
export type InviteKeyState = (typeof inviteKeyStates)[number];

/** Who came by a key, and when. */
const invitee = z.object({ id: z.number().int(), name: z.string(), at: instant });

/** An invitation key as an admin sees it: never the key itself, which is shown once. */
export const inviteKey = z.object({
  id: z.number().int(),
  /** What the key begins with; it tells people which it is and opens nothing. */
  prefix: z.string(),
  state: z.enum(inviteKeyStates),
  /** The one address that it is for; null for anybody. */
  email: z.string().nullable(),
  note: z.string(),
  /** What it includes; those that are sold no more are left out. */
  products: z.array(z.object({ id: z.number().int(), name: z.string() })),
  uses_left: z.number().int(),
  /** Who came by it, the first one first. */
  used_by: z.array(invitee),
  created_at: instant,
  expires_at: instant.nullable(),
});
export type InviteKey = z.infer<typeof inviteKey>;

/** An invitation key as the user sees it in whose name it was made. */
export const ownInviteKey = inviteKey.extend({ used_by: z.array(invitee.omit({ id: true })) });
export type OwnInviteKey = z.infer<typeof ownInviteKey>;

/** The newest hundred keys of one user, of `total`. */
export const inviteKeysOf = <K extends z.ZodType>(key: K) =>
  z.object({
    data: z.array(key),
    total: z.number().int(),
    /** Whether keys open anything at the moment: the feature `user_invite_keys`. */
    are_open: z.boolean(),
  });

/** What a new key is for. */
export const inviteKeyDraft = z.object({
  /** The one address that it is for, which can use it once; null for anybody. */
  email: emailAddress.nullable(),
  product_ids: z.array(bodyId).max(50, 'At most 50'),
  uses: z.number('Enter a number').int('Enter a whole number').min(1, 'At least 1').max(100, 'At most 100'),
  expires_at: instant.nullable(),
  /** A line of the inviter's that the invited person reads. */
  note: z.string().trim().max(300, 'At most 300 characters').register(fieldHints, { kind: 'long-text' }),
});
export type InviteKeyDraft = z.infer<typeof inviteKeyDraft>;
