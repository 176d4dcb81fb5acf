import { z } from 'zod';
import { givenPassword } from './account.ts';
import { instant } from './common.ts';
import { popup } from './popup.ts';

/** Why a product does not have a function: an ordinary response, which a screen shows in its own words. */
export const impossibilities = [
  /** Plex: people have accounts at plex.tv, none are created on the server. */
  'accounts-are-central',
  /** Emby, Jellyfin: a server has its own accounts; nothing is shared with accounts of other servers. */
  'accounts-are-local',
  /** Plex, Jellyfin: there is no Emby Connect. */
  'no-connect',
  /** Emby, Jellyfin: the scan of one library runs to its end; only the scan of all libraries can be stopped. */
  'one-scan-not-stoppable',
  /** Plex: a library has one kind of content. */
  'one-kind-each',
] as const;
export type Impossibility = (typeof impossibilities)[number];

/** The functions that not every product has. */
export const mediaFeatures = ['share', 'user', 'connect', 'stop-one-scan', 'mixed-library'] as const;
export type MediaFeature = (typeof mediaFeatures)[number];

export const signInRefusals = [
  'wrong-password',
  /** The account has a second factor: the call has to be repeated with its code. */
  'code-wanted',
  /** The account is correct, but does not administer this server. */
  'not-the-owner',
  /** The sign-in on the pages of plex.tv was not finished, or is over. */
  'sign-in-over',
] as const;
export type SignInRefusal = (typeof signInRefusals)[number];

export const claimRefusals = [
  'wrong-password',
  'code-wanted',
  /** The server belongs to another account: reset the claim first. */
  'already-claimed',
  /** Plex accepts a claim only from its own network, and the call came from outside. */
  'not-local',
  /** The sign-in on the pages of plex.tv was not finished, or is over. */
  'sign-in-over',
] as const;
export type ClaimRefusal = (typeof claimRefusals)[number];

/**
 * `lost`: it was claimed through the panel, and is no longer claimed. `unknown`: the media server has never responded,
 * or runs too rarely to tell.
 */
export const claimStates = ['claimed', 'unclaimed', 'lost', 'unknown'] as const;
export type ClaimState = (typeof claimStates)[number];

/** The account that claimed a media server through the panel. */
export const claimAccount = z.object({ name: z.string(), email: z.string().nullable() });

export const claimStatus = z.object({
  state: z.enum(claimStates),
  /** The account that claimed it through the panel; null when it was claimed elsewhere, or not at all. */
  account: claimAccount.nullable(),
  /**
   * Whether the panel has its own access to the media server; otherwise a user signs in to manage libraries and
   * invites.
   */
  has_access: z.boolean(),
  /** For each function that not every product has: why this one lacks it, or null if it has it. */
  features: z.record(z.enum(mediaFeatures), z.enum(impossibilities).nullable()),
  /** When the media server last reported its claim. */
  checked_at: instant.nullable(),
});
export type ClaimStatus = z.infer<typeof claimStatus>;

/** A sign-in on the pages of plex.tv, as returned when it was begun; encrypted for the user who began it. */
export const plexSignIn = z.string().min(1).max(500);

/** Whether the owner of the account has finished the sign-in. `over`: it expired, or plex.tv does not know it. */
export const plexSignInStates = ['open', 'signed-in', 'over'] as const;
export type PlexSignInState = (typeof plexSignInStates)[number];

/**
 * The claiming account: one of plex.tv, or the first administrator of an Emby or Jellyfin server, who is created by it.
 * A plex.tv account is given by a finished sign-in on its pages, or by its name and password.
 */
export const claimBody = z
  .object({
    /** The e-mail address or user name. */
    email: z.string().trim().min(1, 'Enter your e-mail address').max(254, 'At most 254 characters').optional(),
    password: givenPassword.optional(),
    /** The code of a second factor (Plex). */
    code: z.string().trim().max(12, 'At most 12 characters').optional(),
    sign_in: plexSignIn.optional(),
  })
  .refine(({ email, sign_in }) => email !== undefined || sign_in !== undefined, {
    message: 'Enter your e-mail address',
    path: ['email'],
  })
  .refine(({ password, sign_in }) => password !== undefined || sign_in !== undefined, {
    message: 'Enter your password',
    path: ['password'],
  });

/** A claim refused for a reason that the user can act on has `success: false` and the reason. */
export const claimResponse = z.object({
  success: z.boolean(),
  message: z.string(),
  reason: z.enum(claimRefusals).optional(),
  popup: popup.optional(),
});
export type ClaimResponse = z.infer<typeof claimResponse>;

/**
 * `sign-in`: the panel has no access of its own, and a user signs in with the invites call. `unclaimed`: the server has
 * to be claimed first.
 */
export const mediaAccesses = ['ready', 'sign-in', 'unclaimed'] as const;
export type MediaAccess = (typeof mediaAccesses)[number];

/**
 * Returned by the invites call after a sign-in: the right to administer the media server for an hour, encrypted for
 * this user and this server. It is of no use to anybody else, and the panel keeps no copy.
 */
export const mediaToken = z.string().min(1).max(2000);

export const libraryKinds = ['movies', 'shows', 'music', 'photos', 'mixed'] as const;
export type LibraryKind = (typeof libraryKinds)[number];

/** A library's id, as assigned by the product. */
export const libraryId = z.string().min(1).max(100);

export const library = z.object({
  id: z.string(),
  name: z.string(),
  kind: z.enum(libraryKinds),
  /** Absolute folders inside the container. */
  paths: z.array(z.string()),
  is_scanning: z.boolean(),
});
export type Library = z.infer<typeof library>;

export const inviteHows = ['share', 'user', 'connect'] as const;

export const inviteRefusals = [
  /** The person already has access, or an open invitation. */
  'already-invited',
  'name-taken',
  /** None of the libraries exists, and the product cannot share an empty selection. Nothing was sent. */
  'no-library',
  'own-account',
  'bad-address',
] as const;
export type InviteRefusal = (typeof inviteRefusals)[number];

/** The names of the visible libraries. */
export const visibleLibraries = z.union([z.literal('all'), z.array(z.string().min(1).max(200)).max(500)]);

/** A person with access to a media server, or invited to it. */
export const mediaInvite = z.object({
  id: z.string(),
  how: z.enum(inviteHows),
  /** Pending until the person accepts it. */
  state: z.enum(['pending', 'accepted']),
  name: z.string().nullable(),
  email: z.string().nullable(),
  /** False while no account has the invited address. */
  has_account: z.boolean(),
  libraries: visibleLibraries,
  is_admin: z.boolean(),
  since: instant.nullable(),
});
export type MediaInvite = z.infer<typeof mediaInvite>;

/** The outcome of an invite, and those of the chosen libraries that the server does not have; they are ignored. */
export const invited = z.object({
  success: z.literal(true),
  message: z.string(),
  unknown_libraries: z.array(z.string()),
});
