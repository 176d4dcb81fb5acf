/** The application that the sandbox's Discord knows. */
export const sandboxApplication = {
  clientId: '1100000000000000001',
  clientSecret: 'sandbox-discord-secret',
  botToken: 'sandbox-discord-bot',
};

const guild = (at: number) => ({
  id: `12000000000000000${at}0`,
  announcements: `13000000000000000${at}0`,
  status: `13000000000000000${at}1`,
  voice: `13000000000000000${at}3`,
});

/** Its guilds: the bot is in the first, whoever signs in manages it and the second, and the third is others'. */
export const sandboxGuilds = { lounge: guild(1), club: guild(2), strangers: guild(3) };

/** Lets the bot into a guild, as somebody does on the page of an address; returns what the browser comes back with. */
export async function letIn(authorizeUrl: string, guildId: string): Promise<{ code: string; state: string }> {
  const url = new URL(authorizeUrl);
  url.pathname += '/allow';
  url.searchParams.set('guild', guildId);
  const response = await fetch(url, { redirect: 'manual' });
  const back = new URL(response.headers.get('location') ?? '');
  return { code: back.searchParams.get('code') ?? '', state: back.searchParams.get('state') ?? '' };
}

/** Returns what was posted in a sandbox, oldest first. */
export async function postsIn(sandboxUrl: string): Promise<{ channel_id: string; content: string }[]> {
  const response = await fetch(`${sandboxUrl}/discord/messages`, { headers: { 'X-Kronos-Sandbox': '1' } });
  return (await response.json()) as { channel_id: string; content: string }[];
}
