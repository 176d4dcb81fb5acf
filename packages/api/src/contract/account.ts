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
    summary: 'Returns the caller’s account with its preferences.',
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
      'Requests a change of the e-mail address; requires a recently confirmed session. The old address stays until the link sent to the new one is opened.',
  },
  cancelEmail: {
    method: 'DELETE',
    path: '/api/customer/account/email',
    who: 'customer',
    owner: 'self',
    response: done,
    source: 'screens',
    summary: 'Discards the address that awaits confirmation; its link stops working.',
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
    summary: 'Confirms the new e-mail address with the link sent to it.',
  },
  changePassword: {
    method: 'POST',
    path: '/api/customer/account/password',
    who: 'customer',
    owner: 'self',
    body: z.object({ current_password: givenPassword, password: newPassword }),
    sample: { needs: 'a password that may be changed' },
    response: done,
    source: 'screens',
    summary: 'Changes the password and ends every other session of the user.',
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
      .refine((chosen) => Object.keys(chosen).length > 0, { path: ['theme'], error: 'Choose at least one setting' }),
    sample: { from: 'account.fetch', keeps: true, body: { notifications: '{notifications}' } },
    response: done,
    source: 'screens',
    summary:
      'Saves the caller’s preferences: theme, language and notification channels. Omitted fields stay unchanged.',
  },
  requestExport: {
    method: 'POST',
    path: '/api/customer/account/export',
    who: 'customer',
    owner: 'self',
    sample: { also: [409] },
    response: dataExport,
    source: 'screens',
    summary: 'Starts an export of all the caller’s data; one at a time.',
  },
  downloadExport: {
    method: 'GET',
    path: '/api/customer/account/export/file',
    who: 'customer',
    owner: 'self',
    sample: { also: [404] },
    ...fileAnswer(['application/json'], { saved: true }),
    source: 'screens',
    summary: 'Returns the newest export of the caller’s data, while it is stored.',
  },
  close: {
    method: 'POST',
    path: '/api/customer/account/close',
    who: 'customer',
    owner: 'self',
    body: z.object({ name: z.string().min(1, 'Enter your name').max(100) }),
    sample: { needs: 'an account that may be closed' },
    response: done,
    source: 'screens',
    summary:
      'Closes the account permanently, with its stopped servers and its sub-users. Refused while a server runs; requires a recently confirmed session.',
  },
});
