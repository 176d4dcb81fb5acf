// Written by `pnpm --filter @kronos/api generate` from src/contract. Do not edit.
import type { RouteGroup } from '../../client/client-types.ts';
import type { Contract } from '../../contract/index.ts';

/** Method and path of the endpoints of `adminMailTemplates`. */
export const adminMailTemplates: RouteGroup<Contract['adminMailTemplates']> = {
  list: 'GET /api/admin/integrations/mail/templates',
  export: 'GET /api/admin/integrations/mail/templates/export',
  one: 'GET /api/admin/integrations/mail/templates/:id',
  update: 'POST /api/admin/integrations/mail/templates/:id',
  reset: 'POST /api/admin/integrations/mail/templates/:id/reset',
  preview: 'POST /api/admin/integrations/mail/templates/:id/preview',
  test: 'POST /api/admin/integrations/mail/templates/:id/test',
};
