import { expect, it } from 'vitest';
import { dataFolder, expectOk, jsonOf, runSandbox } from './running.ts';
import { startSandbox } from '../src/start.ts';

const channel = '1300000000000000010';
const guild = '1200000000000000010';
const bot = { authorization: 'Bot sandbox-discord-bot', 'content-type': 'application/json' };
const post = (url: string, content: string, more: object = { allowed_mentions: { parse: [] } }) =>
  fetch(`${url}/discord.com/api/v10/channels/${channel}/messages`, {
    method: 'POST',
    headers: bot,
    body: JSON.stringify({ content, ...more }),
  });

it('shows posted messages on a page of the channel that runs no scripts', async () => {
  const { url } = await runSandbox();
  await expectOk(post(url, 'Hello <script>alert(1)</script>'));
  const page = await expectOk(fetch(`${url}/discord.com/channels/${guild}/${channel}`));
  expect(page.headers.get('content-security-policy')).toContain("default-src 'none'");
  expect(await page.text()).toContain('Hello &lt;script&gt;');
  expect((await fetch(`${url}/discord.com/channels/${guild}/1`)).status).toBe(404);
});

it('lets the bot into a guild, and sends the browser back with a code and the state', async () => {
  const { url } = await runSandbox();
  const redirect = 'http://localhost:4500/app/admin/integrations/discord';
  const query = new URLSearchParams({ client_id: '1100000000000000001', redirect_uri: redirect, state: 'a&b' });
  const page = await (await fetch(`${url}/discord.com/oauth2/authorize?${query.toString()}`)).text();
  const [, allow = ''] = /href="([^"]*)">Add to Film Club/.exec(page) ?? [];
  const answer = await fetch(url + allow.replaceAll('&amp;', '&'), { redirect: 'manual' });
  const back = new URL(answer.headers.get('location') ?? '');
  expect(back.origin + back.pathname).toBe(redirect);
  expect(Object.fromEntries(back.searchParams)).toEqual({
    code: expect.any(String),
    state: 'a&b',
    guild_id: '1200000000000000020',
  });
  query.set('client_id', 'another');
  expect((await fetch(`${url}/discord.com/oauth2/authorize?${query.toString()}`)).status).toBe(404);
});

it('refuses messages that could mention everyone, and keeps the others', async () => {
  const options = { port: 0, smtpPort: 0, dataFolder: await dataFolder() };
  const first = await startSandbox(options);
  expect((await post(first.url, '@everyone', {})).status).toBe(400);
  await expectOk(post(first.url, 'Hello'));
  await first.stop();
  const second = await startSandbox(options);
  const response = await fetch(`${second.url}/discord/messages`, { headers: { 'X-Kronos-Sandbox': '1' } });
  const messages = await jsonOf<{ content: string }[]>(response);
  expect((await fetch(`${second.url}/discord/messages`)).status).not.toBe(200);
  await second.stop();
  expect(messages.map(({ content }) => content)).toEqual(['Hello']);
});
