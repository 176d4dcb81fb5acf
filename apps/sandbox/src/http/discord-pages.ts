import { type Context, Hono } from 'hono';
import { html } from 'hono/html';
import { type Discord, discordApplication, discordPeople, type Guild, type Message } from '../vendors/discord.ts';
import { type Markup, page, plainPages } from './html-page.ts';

/** The pages of Discord: letting a bot into a guild, choosing the person who signs in, and reading a channel. */
export function discordPages(discord: Discord): Hono {
  const app = new Hono();
  app.use(plainPages);
  app.get('/oauth2/authorize', (c) => {
    const { client_id, redirect_uri = '' } = c.req.query();
    if (client_id !== discordApplication.id || !URL.canParse(redirect_uri))
      return page(c, 'Unknown application', html`<h1>Unknown application</h1>`, 404);
    if (c.req.query('scope') === 'identify') return page(c, 'Sign in to Kronos', people(c));
    return page(c, 'Authorize Kronos', choice(c, discord.guilds().filter(isManaged)));
  });
  app.get('/oauth2/authorize/as', (c) => {
    const { redirect_uri = '', state = '', person: id = '' } = c.req.query();
    const person = discordPeople.find((one) => one.id === id);
    if (!person) return page(c, 'Unknown person', html`<h1>Unknown person</h1>`, 404);
    return c.redirect(backTo(redirect_uri, { code: discord.createCode(redirect_uri, person), state }));
  });
  app.get('/oauth2/authorize/allow', (c) => {
    const { redirect_uri = '', state = '', guild = '' } = c.req.query();
    if (!discord.setBot(guild, true)) return page(c, 'Unknown guild', html`<h1>Unknown guild</h1>`, 404);
    return c.redirect(backTo(redirect_uri, { code: discord.createCode(redirect_uri), state, guild_id: guild }));
  });
  app.get('/channels/:guild/:channel', (c) => {
    const { guild: id, channel: channelId } = c.req.param();
    const guild = discord.guild(id);
    const channel = guild?.channels.find((one) => one.id === channelId);
    if (!guild || !channel) return page(c, 'Unknown channel', html`<h1>Unknown channel</h1>`, 404);
    return page(c, channel.name, channelPage(guild, channel.name, discord.messages(channelId)));
  });
  return app;
}

const isManaged = ({ owner, permissions }: Guild) => owner || permissions !== '0';

function backTo(redirectUrl: string, query: Record<string, string>): string {
  const url = new URL(redirectUrl);
  url.search = new URLSearchParams(query).toString();
  return url.href;
}

function choice(c: Context, guilds: readonly Guild[]): Markup {
  const { redirect_uri = '', state = '' } = c.req.query();
  const allow = (guild: string) =>
    `/discord.com/oauth2/authorize/allow?${new URLSearchParams({ redirect_uri, state, guild }).toString()}`;
  return html`
    <h1>Authorize Kronos</h1>
    <p>This page stands in for Discord. Kronos would like to see your servers and post in one of them.</p>
    <ul>
      ${guilds.map(({ id, name }) => html`<li><a href="${allow(id)}">Add to ${name}</a></li>`)}
      <li><a href="${backTo(redirect_uri, { error: 'access_denied', state })}">Cancel</a></li>
    </ul>
  `;
}

function people(c: Context): Markup {
  const { redirect_uri = '', state = '' } = c.req.query();
  const as = (person: string) =>
    `/discord.com/oauth2/authorize/as?${new URLSearchParams({ redirect_uri, state, person }).toString()}`;
  return html`
    <h1>Sign in to Kronos</h1>
    <p>This page stands in for Discord. Kronos would like to know who you are.</p>
    <ul>
      ${discordPeople.map(({ id, username }) => html`<li><a href="${as(id)}">Continue as ${username}</a></li>`)}
      <li><a href="${backTo(redirect_uri, { error: 'access_denied', state })}">Cancel</a></li>
    </ul>
  `;
}

const channelPage = ({ name }: Guild, channel: string, messages: readonly Message[]): Markup => html`
  <h1>#${channel}</h1>
  <p>A channel of ${name}. This page stands in for Discord.</p>
  ${messages.length === 0 ? html`<p>Nothing has been posted yet.</p>` : html`<ul>${messages.map(entry)}</ul>`}
`;

const entry = ({ content, at }: Message): Markup => html`
  <li>
    <span style="white-space: pre-line">${content}</span>
    <time datetime="${at}">${at.slice(11, 19)} UTC</time>
  </li>
`;
