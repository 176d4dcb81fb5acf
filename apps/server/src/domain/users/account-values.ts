import type { Contract, ParsedOf } from '@kronos/api/contract';
import type { Account } from './users.ts';

type Fields = ParsedOf<Contract['adminUsers']['update']>['body'];

/** Returns the columns of the given fields of an account; fields that are omitted stay unchanged. */
export const accountValues = (fields: Fields): Partial<Account> => ({
  ...(fields.name !== undefined && { name: fields.name }),
  ...(fields.email !== undefined && { email: fields.email }),
  ...(fields.is_admin !== undefined && { isAdmin: fields.is_admin }),
  ...(fields.is_reseller !== undefined && { isReseller: fields.is_reseller }),
  ...(fields.is_moderator !== undefined && { isModerator: fields.is_moderator }),
  ...(fields.is_trial !== undefined && { isTrial: fields.is_trial }),
  ...(fields.is_contributor !== undefined && { isContributor: fields.is_contributor }),
  ...(fields.whmcs_id !== undefined && { whmcsId: fields.whmcs_id }),
  ...(fields.restrictions !== undefined && { restrictions: [...new Set(fields.restrictions)] }),
});
