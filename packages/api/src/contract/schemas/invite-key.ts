import { z } from 'zod';
import { fieldHints } from './field-hints.ts';
import { bodyId, instant } from './common.ts';
import { emailAddress } from './user-input.ts';

/** `used` has no uses left; `expired` and `withdrawn` keys cannot be used either. */
export const inviteKeyStates = ['open', 'used', 'expired', 'withdrawn'] as const;
export type InviteKeyState = (typeof inviteKeyStates)[number];

/** A user who joined with a key, and when. */
const invitee = z.object({ id: z.number().int(), name: z.string(), at: instant });

/** An invitation key as an admin sees it. The key itself is not included: it is shown only once. */
export const inviteKey = z.object({
  id: z.number().int(),
  /** The beginning of the key, by which people recognise it; it cannot be used on its own. */
  prefix: z.string(),
  state: z.enum(inviteKeyStates),
  /** The one address that may use it; null for anybody. */
  email: z.string().nullable(),
  note: z.string(),
  /** The included products; those that are no longer sold are left out. */
  products: z.array(z.object({ id: z.number().int(), name: z.string() })),
  uses_left: z.number().int(),
  /** The users who joined with it, the first one first. */
  used_by: z.array(invitee),
  created_at: instant,
  expires_at: instant.nullable(),
});
export type InviteKey = z.infer<typeof inviteKey>;

/** An invitation key as the user in whose name it was created sees it. */
export const ownInviteKey = inviteKey.extend({ used_by: z.array(invitee.omit({ id: true })) });
export type OwnInviteKey = z.infer<typeof ownInviteKey>;

/** The newest hundred keys of one user, of `total`. */
export const inviteKeysOf = <K extends z.ZodType>(key: K) =>
  z.object({
    data: z.array(key),
    total: z.number().int(),
    /** Whether keys can be used at present: the feature `user_invite_keys`. */
    are_open: z.boolean(),
  });

/** The fields of a new key. */
export const inviteKeyDraft = z.object({
  /** The one address that may use it, only once; null for anybody. */
  email: emailAddress.nullable(),
  product_ids: z.array(bodyId).max(50, 'At most 50'),
  uses: z.number('Enter a number').int('Enter a whole number').min(1, 'At least 1').max(100, 'At most 100'),
  expires_at: instant.nullable(),
  /** A line from the inviter to the invited person. */
  note: z.string().trim().max(300, 'At most 300 characters').register(fieldHints, { kind: 'long-text' }),
});
export type InviteKeyDraft = z.infer<typeof inviteKeyDraft>;
