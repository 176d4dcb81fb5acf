import { z } from 'zod';
import type { Audience } from '../contract/define.ts';

/** The test accounts of a run: one for each role, and a second customer who has nothing of the first one's. */
export const accountNames = ['customer', 'other', 'reseller', 'moderator', 'admin'] as const;
export type AccountName = (typeof accountNames)[number];

/** What an accounts file holds. Whoever is missing is not tried. */
export const accountsSchema = z.partialRecord(
  z.enum(accountNames),
  z.strictObject({ email: z.string().min(1), password: z.string().min(1) }),
);
export type Accounts = z.infer<typeof accountsSchema>;

/** Who of them may call what is for an audience; the first is the one who tries it. */
export const invited: Record<Audience, readonly AccountName[]> = {
  guest: ['customer', 'other', 'reseller', 'moderator', 'admin'],
  customer: ['customer', 'other', 'reseller', 'moderator', 'admin'],
  reseller: ['reseller', 'admin'],
  moderator: ['moderator', 'admin'],
  admin: ['admin'],
};
