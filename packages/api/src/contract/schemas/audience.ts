import { z } from 'zod';

/** Whom the house talks to. Everybody who has no other role is a customer. */
export const audienceRoles = ['customer', 'reseller', 'moderator', 'admin'] as const;
export type AudienceRole = (typeof audienceRoles)[number];

/** Announcements greet whoever is not an admin (spec §2). */
export const announcementRoles = ['customer', 'reseller', 'moderator'] as const satisfies readonly AudienceRole[];

/** Those who are to see something. */
export const audience = <R extends AudienceRole>(roles: readonly [R, ...R[]]) =>
  z
    .array(z.enum(roles))
    .min(1, 'Choose at least one')
    .max(roles.length, 'Each of them once')
    .refine((chosen) => new Set(chosen).size === chosen.length, 'Each of them once');
