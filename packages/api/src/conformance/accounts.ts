import { z } from 'zod';
import { type Audience, rolesFor } from '../contract/audiences.ts';

/** The test accounts of a run: one for each role, and a second customer without access to the first one's records. */
export const accountNames = ['customer', 'other', 'reseller', 'moderator', 'admin'] as const;
export type AccountName = (typeof accountNames)[number];

/** The schema of an accounts file. Endpoints are not tried with missing accounts. */
export const accountsSchema = z.partialRecord(
  z.enum(accountNames),
  z.strictObject({ email: z.string().min(1), password: z.string().min(1) }),
);
export type Accounts = z.infer<typeof accountsSchema>;

/** Returns the accounts that may call the endpoints of an audience; the first one is used to try them. */
export const accountsFor = (who: Audience): readonly AccountName[] =>
  accountNames.filter((name) => rolesFor(who).includes(name === 'other' ? 'customer' : name));
