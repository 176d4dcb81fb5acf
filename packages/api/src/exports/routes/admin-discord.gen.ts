// Written by `pnpm --filter @kronos/api generate` from src/contract. Do not edit.
import type { RouteGroup } from '../../client/client-types.ts';
import type { Contract } from '../../contract/index.ts';

/** Method and path of the endpoints of `adminDiscord`. */
export const adminDiscord: RouteGroup<Contract['adminDiscord']> = {
  show: 'GET /api/admin/integrations/discord',
  save: 'POST /api/admin/integrations/discord',
  connect: 'POST /api/admin/integrations/discord/oauth/start',
  oauth: 'GET /api/admin/integrations/discord/oauth',
  guilds: 'GET /api/admin/integrations/discord/oauth/guilds',
  guild: 'GET /api/admin/integrations/discord/oauth/guild/:id',
  create: 'POST /api/admin/integrations/discord/guilds',
  known: 'GET /api/admin/integrations/discord/guilds/:id',
  update: 'POST /api/admin/integrations/discord/guilds/:id',
  remove: 'DELETE /api/admin/integrations/discord/guilds/:id',
  test: 'POST /api/admin/integrations/discord/guilds/:id/test',
  syncRoles: 'POST /api/admin/integrations/discord/guilds/:id/roles',
};
