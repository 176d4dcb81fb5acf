import { z } from 'zod';

/** The roles that messages are addressed to. A user without any other role is a customer. */
export const audienceRoles = ['customer', 'reseller', 'moderator', 'admin'] as const;
export type AudienceRole = (typeof audienceRoles)[number];

/** Announcements are for everybody but admins (spec §2). */
export const announcementRoles = ['customer', 'reseller', 'moderator'] as const satisfies readonly AudienceRole[];

/** The roles that see a message. */
export const audience = <R extends AudienceRole>(roles: readonly [R, ...R[]]) =>
  z
    .array(z.enum(roles))
    .min(1, 'Choose at least one')
    .max(roles.length, 'Use each role only once')
    .refine((chosen) => new Set(chosen).size === chosen.length, 'Use each role only once');
