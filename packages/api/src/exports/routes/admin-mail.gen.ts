// Written by `pnpm --filter @kronos/api generate` from src/contract. Do not edit.
import type { RouteGroup } from '../../client/client-types.ts';
import type { Contract } from '../../contract/index.ts';

/** Method and path of the endpoints of `adminMail`. */
export const adminMail: RouteGroup<Contract['adminMail']> = {
  server: 'GET /api/admin/integrations/mail',
  save: 'POST /api/admin/integrations/mail',
  test: 'POST /api/admin/integrations/mail/test',
};
