/** What Jellyfin and Emby, which have one origin, do differently. */
export interface Dialect {
  /** What stands before each path. */
  prefix: string;
  /** A folder's or a title's id. */
  idOf(id: number): string;
  /** Emby: the folder's name in a policy. */
  guidOf?(id: number): string;
  /** The error of a request that is not understood. */
  badRequest: string;
  /** Emby sets the password of a new user with a second call. */
  takesPasswordAtOnce: boolean;
}

/** A number as an id of 32 hexadecimal digits, the same each time. */
export const hexId = (id: number): string => id.toString(16).padStart(32, 'f0e1d2c3');
