import { sshKeys } from '../../../src/db/schema.ts';
import { testPassword } from '../../support/client.ts';
import type { Cases, Cell, Prepare } from './cell.ts';

/** Puts the installation into its set-up; afterwards these calls are refused. */
const onSetup =
  (cell: Cell, done: string[] = []): Prepare =>
  async ({ services, person }) => {
    await services.settings.set('app_initiated', false);
    await services.settings.set('first_run', { adminId: person('admin').id, done });
    return cell;
  };
const newAccount = { name: 'Ada', email: 'ada@matrix.test', password: testPassword };
export const deadMailServer = {
  host: '127.0.0.1',
  port: 9,
  security: 'none',
  user: '',
  password: '',
  from: 'a@matrix.test',
};

export const systemCases: Cases = {
  'system.authorizeChannel': async ({ services }) => ({
    body: { socket_id: '1.1', channel_name: `private-system.${await services.settings.tenant()}` },
  }),
  'system.authenticateUser': () => ({ body: { socket_id: '1.1' } }),
  'system.brandImage': async ({ services }) => {
    const bytes = Buffer.from('89504e470d0a1a0a', 'hex');
    const address = await services.brandImages.put('logo', { type: 'image/png', extension: 'png', bytes });
    return { params: { name: address.split('/').at(-1)! } };
  },
  'adminProductSettings.save': () => ({ body: { trial_days: 9 } }),
  'adminDeployment.save': () => ({ body: { server_name: 'Server of {user}' } }),
  'adminSettings.saveSystem': () => ({ body: { app_name: 'Chronos' } }),
  'adminSettings.switchFeature': () => ({ params: { name: 'request_lounge' }, body: { enabled: false } }),
  'firstRun.confirm': onSetup({ params: { step: 'start' } }),
  'firstRun.changePassword': onSetup({ body: newAccount }),
  // The key is created only once.
  'firstRun.makeSshKey': async (stage, caller) => {
    await stage.server.db.current.delete(sshKeys);
    return onSetup({})(stage, caller);
  },
  'firstRun.chooseBilling': onSetup({ body: { type: 'manual' } }),
  // No mail server responds there; the tests of the set-up have one.
  'firstRun.saveMail': onSetup({ body: deadMailServer, status: 422 }),
  'firstRun.complete': onSetup({}, ['start', 'change-password', 'app-settings', 'ssh-keys', 'billing-type', 'email']),
};
