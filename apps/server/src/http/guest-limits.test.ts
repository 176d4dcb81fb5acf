import { describe, expect, it } from 'vitest';
import { createGuestLimits, type GuestLimits } from './guest-limits.ts';
import { createRateLimiter } from './rate-limit.ts';

const minute = 60_000;

/** Limits with a clock of their own; `tries` makes attempts, and returns how many were allowed. */
function limits() {
  let time = 0;
  const guest = createGuestLimits(createRateLimiter({ now: () => time }));
  const refusals: unknown[] = [];
  const tries = async (count: number, attempt: (its: GuestLimits, n: number) => Promise<void>) => {
    let allowed = 0;
    for (let n = 0; n < count; n += 1)
      await attempt(guest, n).then(
        () => (allowed += 1),
        (error: unknown) => refusals.push(error),
      );
    return allowed;
  };
  return { tries, refusals, wait: (ms: number) => (time += ms) };
}

describe.each([
  ['a look at an invitation', 20, minute, (its: GuestLimits, ip: string) => its.inviteLook(ip)],
  ['the acceptance of an invitation', 20, minute, (its: GuestLimits, ip: string) => its.inviteAccept(ip)],
  ['a link of a mail', 60, minute, (its: GuestLimits, ip: string) => its.subscription(ip)],
] as const)('%s', (_, limit, periodMs, attempt) => {
  it(`is limited to ${limit} of one address, and says when to come back`, async () => {
    const { tries, refusals, wait } = limits();
    expect(await tries(limit + 2, (its) => attempt(its, '192.0.2.1'))).toBe(limit);
    const seconds = periodMs / limit / 1000;
    expect(refusals[0]).toMatchObject({
      code: 'too-many',
      message: `Too many attempts. Please try again in ${seconds} s.`,
      retryAfter: seconds,
    });
    expect(await tries(1, (its) => attempt(its, '192.0.2.2'))).toBe(1);
    wait(periodMs);
    expect(await tries(limit + 1, (its) => attempt(its, '192.0.2.1'))).toBe(limit);
  });
});

it('limits trials to three for one e-mail address, and ten from one address in all', async () => {
  const { tries, wait } = limits();
  const ask =
    (email: string, ip = '192.0.2.1') =>
    (its: GuestLimits) =>
      its.trial(ip, email);
  expect(await tries(4, ask('ada@m.test'))).toBe(3);
  expect(await tries(1, ask('ADA@m.test', '192.0.2.2'))).toBe(1);
  expect(await tries(20, (its, n) => its.trial('192.0.2.1', `${n}@m.test`))).toBe(7);
  wait(10 * minute);
  expect(await tries(4, ask('ada@m.test'))).toBe(3);
});

it('limits links for a password to five an hour for one mailbox, and twenty from one address', async () => {
  const { tries, wait } = limits();
  const ask = (email: string, ip: string) => (its: GuestLimits) => its.password(ip, email);
  expect(await tries(4, ask('ada@m.test', '192.0.2.1'))).toBe(4);
  // Whoever asks.
  expect(await tries(3, ask('ada@m.test', '192.0.2.2'))).toBe(1);
  expect(await tries(30, (its, n) => its.password('192.0.2.1', `${n}@m.test`))).toBe(16);
  wait(60 * minute);
  expect(await tries(6, ask('ada@m.test', '192.0.2.3'))).toBe(5);
});
