import { z } from 'zod';
import { fileAnswer } from './content.ts';
import { defineEndpoints } from './define.ts';
import {
  account as accountSchema,
  dataExport,
  givenPassword,
  linkToken,
  locales,
  notificationChoice,
  notificationKinds,
  themes,
} from './schemas/account.ts';
import { done } from './schemas/common.ts';
import { emailAddress, newPassword, userName } from './schemas/user-input.ts';

export const account = defineEndpoints({
  fetch: {
    method: 'GET',
    path: '/api/customer/account',
    who: 'customer',
    owner: 'self',
    response: accountSchema,
    source: 'screens',
    summary: 'The caller’s account with its choices.',
  },
  rename: {
    method: 'POST',
    path: '/api/customer/account/name',
    who: 'customer',
    owner: 'self',
    body: z.object({ name: userName }),
    sample: { from: 'account.fetch', keeps: true, body: { name: '{name}' } },
    response: done,
    source: 'screens',
    summary: 'Changes the caller’s name.',
  },
  changeEmail: {
    method: 'POST',
    path: '/api/customer/account/email',
    who: 'customer',
    owner: 'self',
    body: z.object({ email: emailAddress }),
    // Also refused when the session was not confirmed recently.
    sample: { body: { email: 'conformance@example.com' }, also: [403, 409] },
    response: done,
    source: 'screens',
    summary:
      'Asks for another e-mail address, of a person who has lately confirmed that it is them; a link sent there confirms it, and the old one stays until then.',
  },
  cancelEmail: {
    method: 'DELETE',
    path: '/api/customer/account/email',
    who: 'customer',
    owner: 'self',
    response: done,
    source: 'screens',
    summary: 'Forgets the address that waits for its confirmation; its link opens no more.',
  },
  confirmEmail: {
    method: 'POST',
    path: '/api/confirm-email',
    who: 'guest',
    owner: 'none',
    body: z.object({ token: linkToken }),
    sample: { needs: 'a link that was sent by mail' },
    response: z.object({ success: z.literal(true), email: z.string() }),
    source: 'screens',
    summary: 'Makes the new e-mail address the account’s own, by the link sent to it.',
  },
  changePassword: {
    method: 'POST',
    path: '/api/customer/account/password',
    who: 'customer',
    owner: 'self',
    body: z.object({ current_password: givenPassword, password: newPassword }),
    sample: { needs: 'a password that nobody minds to lose' },
    response: done,
    source: 'screens',
    summary: 'Changes the password; every other session of the person ends.',
  },
  savePreferences: {
    method: 'POST',
    path: '/api/customer/account/preferences',
    who: 'customer',
    owner: 'self',
    body: z
      .object({
        theme: z.enum(themes).optional(),
        locale: z.enum(locales).nullable().optional(),
        notifications: z.partialRecord(z.enum(notificationKinds), notificationChoice).optional(),
      })
      .refine((chosen) => Object.keys(chosen).length > 0, { path: ['theme'], error: 'Choose something' }),
    sample: { from: 'account.fetch', keeps: true, body: { notifications: '{notifications}' } },
    response: done,
    source: 'screens',
    summary: 'Keeps what the caller chose: theme, language, where notifications arrive. What is left out stays.',
  },
  requestExport: {
    method: 'POST',
    path: '/api/customer/account/export',
    who: 'customer',
    owner: 'self',
    sample: { also: [409] },
    response: dataExport,
    source: 'screens',
    summary: 'Begins to gather everything of the caller in one file; one at a time.',
  },
  downloadExport: {
    method: 'GET',
    path: '/api/customer/account/export/file',
    who: 'customer',
    owner: 'self',
    sample: { also: [404] },
    ...fileAnswer(['application/json'], { saved: true }),
    source: 'screens',
    summary: 'The newest file of the caller’s data, while it is kept.',
  },
  close: {
    method: 'POST',
    path: '/api/customer/account/close',
    who: 'customer',
    owner: 'self',
    body: z.object({ name: z.string().min(1, 'Enter your name').max(100) }),
    sample: { needs: 'an account that nobody minds to lose' },
    response: done,
    source: 'screens',
    summary:
      'Closes the account for good: its person, its stopped servers, its sub-users. Refused while a server runs, and to a person who has not lately confirmed that it is them.',
  },
});
