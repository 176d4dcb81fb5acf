import { AppError } from '../platform/app-error.ts';
import type { RateLimiter } from './rate-limit.ts';

const inviteLook = { name: 'invite-look', limit: 20, seconds: 60 };
const inviteAccept = { name: 'invite-accept', limit: 20, seconds: 60 };
const trial = { name: 'trial', limit: 10, seconds: 600 };
/** Mails to one mailbox, whoever requests them. */
const passwordMailbox = { name: 'password-mailbox', limit: 5, seconds: 60 * 60 };
const password = { name: 'password', limit: 20, seconds: 10 * 60 };
/** Opened links of mails, real or guessed. */
const subscription = { name: 'mail-subscription', limit: 60, seconds: 60 };
const trialAddress = { name: 'trial-address', limit: 3, seconds: 600 };

/**
 * Rate limits for guests. Each method counts one attempt, and refuses it with the time to wait when it exceeds the
 * limit.
 */
export interface GuestLimits {
  inviteLook(ip: string): Promise<void>;
  inviteAccept(ip: string): Promise<void>;
  trial(ip: string, email: string): Promise<void>;
  password(ip: string, email: string): Promise<void>;
  subscription(ip: string): Promise<void>;
}

/** @see GuestLimits */
export function createGuestLimits({ take }: Pick<RateLimiter, 'take'>): GuestLimits {
  return {
    inviteLook: async (ip) => refuse(await take(inviteLook, ip)),
    inviteAccept: async (ip) => refuse(await take(inviteAccept, ip)),
    subscription: async (ip) => refuse(await take(subscription, ip)),
    trial: async (ip, email) => refuse((await take(trialAddress, ip, email)) || (await take(trial, ip))),
    password: async (ip, email) =>
      refuse((await take(password, ip)) || (await take(passwordMailbox, 'anywhere', email))),
  };
}

function refuse(retryAfter: number): void {
  if (retryAfter === 0) return;
  throw new AppError('too-many', `Too many attempts. Please try again in ${retryAfter} s.`, { retryAfter });
}
