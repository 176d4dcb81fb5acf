import { z } from 'zod';
import { fieldHints } from './schemas/field-hints.ts';
import { defineEndpoints } from './define.ts';
import { done } from './schemas/common.ts';
import { billingTypes, firstRunSteps } from './schemas/first-run.ts';
import { mailPassword, mailServer } from './schemas/mail.ts';
import { newPassword } from './schemas/user-input.ts';

/** Steps that only have to be confirmed, or can be left for later. */
const confirmed = z.enum(['start', 'app-settings', 'ssh-keys', 'email']);
const sshKey = z.object({ public_key: z.string(), fingerprint: z.string() });
const text = (most: number) => z.string().trim().max(most, `At most ${most} characters`);

const account = z.object({
  name: text(100).min(1, 'Enter your name'),
  email: text(254)
    .min(1, 'Enter your e-mail address')
    .pipe(z.email('Invalid email address'))
    .register(fieldHints, { kind: 'email' }),
});

/** The first-run set-up of an empty system. Everything but `show` responds with 409 once it is complete. */
export const firstRun = defineEndpoints({
  show: {
    method: 'GET',
    path: '/api/admin/system/init',
    who: 'admin',
    owner: 'house',
    response: z.object({
      /** The steps that apply, in order. */
      steps: z.array(z.object({ id: z.enum(firstRunSteps), done: z.boolean() })),
      /** The first step that is not done. */
      current: z.enum(firstRunSteps),
      /** The account with a generated password; null if there is none. */
      account: account.extend({ is_mine: z.boolean() }).nullable(),
      ssh_key: sshKey.nullable(),
      billing_type: z.enum(billingTypes).nullable(),
      mail: mailServer.nullable(),
    }),
    source: '§2',
    summary: 'Returns the progress of the setup, which is the same for every admin.',
  },
  confirm: {
    method: 'POST',
    path: '/api/admin/system/init/steps/:step',
    who: 'admin',
    owner: 'house',
    params: z.object({ step: confirmed }),
    sample: { from: 'firstRun.show', needs: 'an installation that is not set up yet' },
    response: done,
    source: '§2',
    summary: 'Confirms a step, or skips the e-mail step.',
  },
  changePassword: {
    method: 'POST',
    path: '/api/admin/system/init/change-password',
    who: 'admin',
    owner: 'house',
    body: account.extend({
      password: newPassword,
    }),
    sample: { needs: 'an installation that is not set up yet' },
    response: done,
    source: '§2',
    summary: 'Sets the name, e-mail address and password of the first account; its other sessions end.',
  },
  makeSshKey: {
    method: 'POST',
    path: '/api/admin/system/init/ssh-keys',
    who: 'admin',
    owner: 'house',
    sample: { needs: 'an installation that is not set up yet' },
    response: sshKey,
    source: '§2',
    summary: 'Creates the SSH key with which the panel signs in to nodes, once, and returns its public half.',
  },
  chooseBilling: {
    method: 'POST',
    path: '/api/admin/system/init/billing-type',
    who: 'admin',
    owner: 'house',
    body: z.object({ type: z.enum(billingTypes) }),
    sample: { needs: 'an installation that is not set up yet' },
    response: done,
    source: '§2',
    summary: 'Sets how customers are billed.',
  },
  saveMail: {
    method: 'POST',
    path: '/api/admin/system/init/email',
    who: 'admin',
    owner: 'house',
    body: mailServer.extend({ password: mailPassword }),
    sample: { needs: 'an installation that is not set up yet' },
    response: done,
    source: '§2',
    summary: 'Signs in to a mail server and saves it; if it refuses, the message is the server’s own.',
  },
  complete: {
    method: 'POST',
    path: '/api/admin/system/init/completed',
    who: 'admin',
    owner: 'house',
    sample: { needs: 'an installation that is not set up yet' },
    response: done,
    source: '§2',
    summary: 'Finishes the setup, once every step is done.',
  },
});
