/** The differences between Jellyfin and Emby, which have a common origin. */
export interface Dialect {
  /** The prefix of each path. */
  prefix: string;
  /** The id of a folder or a title. */
  idOf(id: number): string;
  /** Emby: the id of a folder in a policy. */
  guidOf?(id: number): string;
  /** The error of an invalid request. */
  badRequest: string;
  /** Whether a new user is created with a password; Emby sets it in a second call. */
  takesPasswordAtOnce: boolean;
}

/** Returns a number as a stable id of 32 hexadecimal digits. */
export const hexId = (id: number): string => id.toString(16).padStart(32, 'f0e1d2c3');
