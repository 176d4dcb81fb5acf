/** A rule for a record of one user that an address names. */
interface RecordRule {
  /** Whose record it is, for the reference page; `{right}` stands for the right that a sub-user needs. */
  readonly words: string;
  /** The parameter of the address that is its id. */
  readonly param: string;
  /** The read that lists the caller's own records of this kind. */
  readonly list: `${string}.${string}`;
  /** The message for users who may not see the record: as if it did not exist. */
  readonly missing: string;
  /** The message for sub-users who may see the record, but lack the right for this call. */
  readonly withoutRight: string;
}

/**
 * Whose record an endpoint touches. The rules with a `param` name a record of one user, which the caller must own (or
 * have been given the endpoint's `right` to, or be an admin): the server looks it up for every call, the permission
 * matrix and the conformance command try it as another user, and the documents state it.
 */
export const owners = {
  /** No user's record. */
  none: { words: 'none' },
  /** The caller's own. */
  self: { words: 'the caller’s own' },
  /** Records of the whole installation, guarded by the audience alone. */
  house: { words: 'the installation’s' },
  server: {
    words: 'the server `:id`: its owner’s, a sub-user’s with the right `{right}`, an admin’s',
    param: 'id',
    list: 'customerServers.list',
    missing: 'This server does not exist.',
    withoutRight: 'You don’t have the required right on this shared server.',
  },
} as const satisfies Record<string, RecordRule | { words: string }>;

export type OwnerRule = keyof typeof owners;
/** The rules under which an address names a record of one user. */
export type RecordOwner = { [K in OwnerRule]: (typeof owners)[K] extends RecordRule ? K : never }[OwnerRule];

export const ownerRules = Object.keys(owners) as readonly OwnerRule[];
/**
 * Whether an owner rule names a record by a parameter of the address.
 * @example isRecordOwner('server'); // true
 */
export const isRecordOwner = (owner: OwnerRule): owner is RecordOwner => 'param' in owners[owner];
