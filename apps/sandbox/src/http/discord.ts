import { Hono } from 'hono';
import type { Discord } from '../vendors/discord.ts';

/** The controls of Discord, for tests: the posted messages, and what others do there. */
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
  app.delete('/guilds/:id/bot', (c) => {
    discord.setBot(c.req.param('id'), false);
    return c.body(null, 204);
  });
  return app;
}
