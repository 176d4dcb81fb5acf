import { type Context, Hono, type MiddlewareHandler } from 'hono';
import { z } from 'zod';
import { type Discord, discordApplication as application, type Guild } from './discord.ts';

const exchange = z.object({ grant_type: z.literal('authorization_code'), code: z.string(), redirect_uri: z.string() });
const post = z.object({
  content: z.string().min(1).max(2000),
  nonce: z.string().max(25).default(''),
  // Otherwise a message could mention everyone in a guild.
  allowed_mentions: z.object({ parse: z.tuple([]) }),
});

const refused = (c: Context, status: 400 | 401 | 403 | 404, message: string, code: number) =>
  c.json({ message, code }, status);
const unauthorized = (c: Context) => refused(c, 401, '401: Unauthorized', 0);

const botOnly: MiddlewareHandler = async (c, next) => {
  if (c.req.header('authorization') !== `Bot ${application.botToken}`) return unauthorized(c);
  return next();
};

/** Version 10 of Discord's API: the exchange of a code, a person and their guilds, and the calls of a bot. */
export function discordApp(discord: Discord): Hono {
  const app = new Hono();
  app.post('/oauth2/token', async (c) => {
    const basic = Buffer.from(`${application.id}:${application.secret}`).toString('base64');
    if (c.req.header('authorization') !== `Basic ${basic}`) return c.json({ error: 'invalid_client' }, 401);
    const form = exchange.safeParse(await c.req.parseBody()).data;
    const token = form && discord.redeem(form.code, form.redirect_uri);
    if (!token) return c.json({ error: 'invalid_grant', error_description: 'Invalid "code" in request.' }, 400);
    return c.json({ access_token: token, token_type: 'Bearer', expires_in: 604_800, scope: 'identify guilds bot' });
  });
  const personOf = (c: Context) =>
    discord.personOf(/^Bearer (.+)$/.exec(c.req.header('authorization') ?? '')?.[1] ?? '');
  app.get('/users/@me', (c) => {
    const person = personOf(c);
    return person ? c.json(person) : unauthorized(c);
  });
  app.get('/users/@me/guilds', (c) => {
    if (!personOf(c)) return unauthorized(c);
    return c.json(discord.guilds().map(({ id, name, owner, permissions }) => ({ id, name, owner, permissions })));
  });
  app.get('/applications/@me', botOnly, (c) => c.json({ id: application.id, name: 'Kronos' }));
  app.get('/guilds/:id', botOnly, (c) =>
    ofMember(c, discord.guild(c.req.param('id')), 'Guild', 10_004, ({ id, name, roles }) => ({ id, name, roles })),
  );
  app.get('/guilds/:id/channels', botOnly, (c) =>
    ofMember(c, discord.guild(c.req.param('id')), 'Guild', 10_004, ({ channels }) => channels),
  );
  app.on(['PUT', 'DELETE'], '/guilds/:id/members/:member/roles/:role', botOnly, (c) => {
    const { id, member, role } = c.req.param();
    const guild = discord.guild(id);
    if (!guild) return refused(c, 404, 'Unknown Guild', 10_004);
    if (!guild.hasBot) return refused(c, 403, 'Missing Access', 50_001);
    const fault = discord.changeRole(guild, member, role, c.req.method === 'PUT');
    if (fault === 'no member') return refused(c, 404, 'Unknown Member', 10_007);
    if (fault === 'no role') return refused(c, 404, 'Unknown Role', 10_011);
    return fault ? refused(c, 403, 'Missing Permissions', 50_013) : c.body(null, 204);
  });
  app.post('/channels/:id/messages', botOnly, async (c) => {
    const id = c.req.param('id');
    const sent = post.safeParse(await c.req.json()).data;
    if (!sent) return refused(c, 400, 'Invalid Form Body', 50_035);
    return ofMember(c, discord.guildOfChannel(id), 'Channel', 10_003, () => discord.post(id, sent.content, sent.nonce));
  });
  app.all('*', (c) => refused(c, 404, '404: Not Found', 0));
  return app;
}

/** Responds with facts about a guild, unless it is unknown or the bot is not a member. */
function ofMember(c: Context, guild: Guild | undefined, noun: string, code: number, answer: (guild: Guild) => object) {
  if (!guild) return refused(c, 404, `Unknown ${noun}`, code);
  return guild.hasBot ? c.json(answer(guild)) : refused(c, 403, 'Missing Access', 50_001);
}
