import type { DiscordGuildChoice } from '@kronos/api/contract';

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
  customers: `14000000000000000${at}1`,
  team: `14000000000000000${at}2`,
  resellers: `14000000000000000${at}3`,
  /** A role above the bot's own, which the bot cannot grant. */
  owners: `14000000000000000${at}4`,
  voice: `13000000000000000${at}3`,
});

/** The guilds: the bot is in the first, the person who signs in manages the first two, and the third is foreign. */
export const sandboxGuilds = { lounge: guild(1), club: guild(2), strangers: guild(3) };

/** A guild with neither channels nor roles. */
export const noChoice: DiscordGuildChoice = {
  announcements_channel: null,
  status_channel: null,
  server_owner_role: null,
  customer_role: null,
  reseller_role: null,
  moderator_role: null,
  admin_role: null,
};

/** Lets the bot into a guild, as on the page at the address; returns the query of the redirect back. */
export async function letIn(authorizeUrl: string, guildId: string): Promise<{ code: string; state: string }> {
  const url = new URL(authorizeUrl);
  url.pathname += '/allow';
  url.searchParams.set('guild', guildId);
  return returnOf(await fetch(url, { redirect: 'manual' }));
}

/** The people who can sign in; the second is not a member of the first guild, unlike the other two. */
export const sandboxPeople = { ada: '1600000000000000001', ben: '1600000000000000002', rita: '1600000000000000003' };

/** Signs in as a person, as on the page at the address; returns the query of the redirect back. */
export async function signInAs(authorizeUrl: string, person: string): Promise<{ code: string; state: string }> {
  const url = new URL(authorizeUrl);
  url.pathname += '/as';
  url.searchParams.set('person', person);
  return returnOf(await fetch(url, { redirect: 'manual' }));
}

function returnOf(response: Response): { code: string; state: string } {
  const back = new URL(response.headers.get('location') ?? '');
  return { code: back.searchParams.get('code') ?? '', state: back.searchParams.get('state') ?? '' };
}

const told = async <T>(sandboxUrl: string, path: string): Promise<T> => {
  const response = await fetch(`${sandboxUrl}/discord/${path}`, { headers: { 'X-Kronos-Sandbox': '1' } });
  return (await response.json()) as T;
};

/** Returns the messages posted in a sandbox, oldest first. */
export const postsIn = (sandboxUrl: string): Promise<{ channel_id: string; content: string }[]> =>
  told(sandboxUrl, 'messages');

/** Returns the members of a guild of a sandbox with their roles. */
export const membersIn = (sandboxUrl: string, guildId: string): Promise<{ id: string; roles: string[] }[]> =>
  told(sandboxUrl, `guilds/${guildId}/members`);
