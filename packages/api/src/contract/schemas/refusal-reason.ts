/**
 * Why a media server, or the panel on its behalf, refuses something. A client has a text for each in its own language;
 * the message of the refusal says the same in English, with names.
 */
export const refusalReasons = [
  'media-unreachable',
  'media-timeout',
  /** The product does not allow it, or no longer accepts the panel's key. */
  'media-unauthorized',
  'media-missing',
  'media-too-many',
  'media-broken',
  /** The product responded in a way that the panel does not understand. */
  'media-changed',
  /** As `media-broken`, and a user was left behind who may see everything. */
  'media-leftover',
  /** The panel has no access of its own, and no user has signed in. */
  'media-no-access',
  'media-sign-in-over',
  'server-stopped',
  'server-suspended',
  'server-busy',
  'libraries-busy',
  'shares-busy',
  'wrong-password',
  'code-wanted',
  'code-wrong',
  'not-the-owner',
  'wrong-product',
  'already-invited',
  'name-taken',
  'own-account',
  'bad-address',
  'no-library',
  'invite-gone',
  'invite-administrator',
  'scan-not-stoppable',
  /** A folder to scan is not in the library. */
  'folder-elsewhere',
  'library-elsewhere',
  'backup-gone',
  'backup-other-product',
  'backups-full',
  /** The watch state of Emby and Jellyfin servers cannot be copied. */
  'watch-state-elsewhere',
  /** Collections of Emby and Jellyfin servers are edited in the products themselves. */
  'collections-elsewhere',
  'collection-name-taken',
  /** The titles of a collection have been changed by another user in the meantime. */
  'collection-changed',
  /** A rule names a genre or an actor that the library does not have. */
  'rule-unknown-value',
] as const;
export type RefusalReason = (typeof refusalReasons)[number];
