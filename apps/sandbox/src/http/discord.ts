import { Hono } from 'hono';
import type { Discord } from '../vendors/discord.ts';

/** Controls of Discord for tests: the posted messages, the members with their roles, and changes made by others. */
export function discordControls(discord: Discord): Hono {
  const app = new Hono();
  app.get('/messages', (c) => c.json(discord.messages()));
  app.delete('/messages', (c) => {
    discord.clearMessages();
    return c.body(null, 204);
  });
  app.delete('/channels/:id', (c) => {
    discord.deleteChannel(c.req.param('id'));
    return c.body(null, 204);
  });
  app.get('/guilds/:id/members', (c) => c.json(discord.guild(c.req.param('id'))?.members ?? []));
  app.on(['PUT', 'DELETE'], '/guilds/:id/members/:person', (c) => {
    const { id, person } = c.req.param();
    return c.body(null, discord.setMember(id, person, c.req.method === 'PUT') ? 204 : 404);
  });
  app.delete('/roles/:id', (c) => {
    discord.deleteRole(c.req.param('id'));
    return c.body(null, 204);
  });
  app.delete('/guilds/:id/bot', (c) => {
    discord.setBot(c.req.param('id'), false);
    return c.body(null, 204);
  });
  return app;
}
