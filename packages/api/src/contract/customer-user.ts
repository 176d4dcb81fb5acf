import { defineEndpoints } from './define.ts';
import { user } from './schemas/user.ts';

export const customerUser = defineEndpoints({
  fetch: {
    method: 'GET',
    path: '/api/customer/user/fetch',
    who: 'customer',
    owner: 'self',
    response: user,
    source: '§7',
    summary: 'Returns the signed-in user again, after a change to the account.',
  },
});
