import { testPassword } from '../../support/client.ts';
import type { Stage } from '../callers.ts';
import { mark } from './cell.ts';

let accounts = 0;
/** Creates a user whom no other case needs, with a session to end. */
export async function aSpareAccount({ services }: Stage) {
  const name = `spare ${++accounts} ${mark}`;
  const email = `spare-${accounts}@matrix.test`;
  const user = await services.users.ensure({ email, name, password: testPassword, role: 'customer' });
  await services.sessions.open(user, { ip: '127.0.0.1', userAgent: null, remember: false });
  return { user, id: user.id };
}
