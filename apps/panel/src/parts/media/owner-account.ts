import type { ClaimValues } from '@kronos/ui/ClaimForm';

/** The account of a media server's owner: its name and password, or a sign-in that was finished at Plex. */
export type OwnerAccount = ClaimValues | { readonly signIn: string };

/** The account as the calls that sign in accept it. */
export const accountFields = (account: OwnerAccount) => {
  if ('signIn' in account) return { sign_in: account.signIn };
  const { login, password, code } = account;
  return { login, password, ...(code !== undefined && { code }) };
};
