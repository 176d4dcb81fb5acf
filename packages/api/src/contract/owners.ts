/** A record of somebody's that an address names. */
interface RecordRule {
  /** Whose record it is, for the reference page; `{right}` stands for the right that a sub-user needs. */
  readonly words: string;
  /** The parameter of the address that is its id. */
  readonly param: string;
  /** The read that answers the caller's own such records. */
  readonly list: `${string}.${string}`;
  /** What whoever may not see it is told: as if it were not there. */
  readonly missing: string;
  /** What a sub-user is told who may see it, but not do this with it. */
  readonly withoutRight: string;
}

/**
 * Whose record an endpoint touches. The rules with a `param` name a record of somebody's, which the caller must own (or
 * have been given the endpoint's `right` to, or be an admin): the server looks it up for every call, the permission
 * matrix and the conformance command try it as somebody else, the documents say so.
 */
export const owners = {
  /** No record of anyone. */
  none: { words: 'nobody’s' },
  /** The caller's own. */
  self: { words: 'the caller’s own' },
  /** Records of the whole house, guarded by the audience alone. */
  house: { words: 'the house’s' },
  server: {
    words: 'the server `:id`: its owner’s, a sub-user’s with the right `{right}`, an admin’s',
    param: 'id',
    list: 'customerServers.list',
    missing: 'There is no such server.',
    withoutRight: 'This server was shared with you without that right.',
  },
} as const satisfies Record<string, RecordRule | { words: string }>;

export type OwnerRule = keyof typeof owners;
/** The rules by which an address names a record of somebody's. */
export type RecordOwner = { [K in OwnerRule]: (typeof owners)[K] extends RecordRule ? K : never }[OwnerRule];

export const ownerRules = Object.keys(owners) as readonly OwnerRule[];
/**
 * Whether an owner rule names a record by a parameter of the address.
 * @example isRecordOwner('server'); // true
 */
export const isRecordOwner = (owner: OwnerRule): owner is RecordOwner => 'param' in owners[owner];
