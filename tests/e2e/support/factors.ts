import { createHmac } from 'node:crypto';
import type { Page } from '@playwright/test';

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** The code of an authenticator app (RFC 6238) the given number of half minutes from now. */
export function codeOf(key: string, steps = 0): string {
  const bits = Array.from(key.replaceAll(' ', ''), (letter) => alphabet.indexOf(letter).toString(2).padStart(5, '0'));
  const secret = Buffer.from((bits.join('').match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(Math.floor(Date.now() / 30_000) + steps));
  const digest = createHmac('sha1', secret).update(counter).digest();
  const offset = (digest.at(-1) ?? 0) & 15;
  return String((digest.readUInt32BE(offset) & 0x7fffffff) % 1_000_000).padStart(6, '0');
}

/** Adds a virtual device with passkeys and user verification to the browser. */
export async function addPasskeyDevice(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('WebAuthn.enable');
  await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

/** Ends the page's session without its knowledge, like a sign-out elsewhere. */
export async function endSession(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const csrf = /XSRF-TOKEN=([^;]*)/.exec(document.cookie)?.[1] ?? '';
    await fetch('/api/logout', {
      method: 'POST',
      headers: {
        authorization: `Bearer ${localStorage.getItem('kronos.token')}`,
        'x-xsrf-token': decodeURIComponent(csrf),
        'x-requested-with': 'XMLHttpRequest',
      },
    });
  });
}
