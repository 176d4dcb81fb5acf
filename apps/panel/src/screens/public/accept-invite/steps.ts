import { publicRoutes } from '../../../routes/areas/public.ts';
import { href } from '../../../routes/href.ts';

export const inviteSteps = ['key', 'verify', 'account', 'products'] as const;
export type InviteStep = (typeof inviteSteps)[number];

/** The address of each step. */
export const addressOf: Readonly<Record<InviteStep, (key: string) => string>> = {
  key: () => href(publicRoutes.acceptInvite),
  verify: (key) => href(publicRoutes.acceptInviteVerify, { key }),
  account: (key) => href(publicRoutes.acceptInviteAccount, { key }),
  products: (key) => href(publicRoutes.acceptInviteProducts, { key }),
};

/** The step of an address. */
export const stepOf = (path: string): InviteStep => {
  if (/\/products\/?$/.test(path)) return 'products';
  if (/\/create-account\/?$/.test(path)) return 'account';
  return /\/verify\/?$/.test(path) ? 'verify' : 'key';
};
