import { createDiscordAccounts } from '../domain/discord/accounts.ts';
import { createDiscordAnnounceJob } from '../domain/discord/announce-job.ts';
import { createDiscordApplication } from '../domain/discord/application.ts';
import { createDiscordGuilds } from '../domain/discord/guilds.ts';
import { createDiscordNews } from '../domain/discord/news.ts';
import { createDiscordOutcomes } from '../domain/discord/outcomes.ts';
import { createDiscordPostJob } from '../domain/discord/post-job.ts';
import { createDiscordRoleGrants } from '../domain/discord/role-grants.ts';
import { createDiscordRoleJob } from '../domain/discord/role-job.ts';
import { createDiscordRolePlan } from '../domain/discord/role-plan.ts';
import { createDiscordSignIn } from '../domain/discord/sign-in.ts';
import { createDiscordVisits } from '../domain/discord/visits.ts';
import type { ServiceDeps } from './deps.ts';
import type { Foundation } from './foundation.ts';

/** The Discord application and guilds, the posts there, and the users' accounts with their roles. */
export function createDiscordArea(deps: ServiceDeps & Foundation) {
  const discordApplication = createDiscordApplication(deps);
  const discordOutcomes = createDiscordOutcomes(deps);
  const discordNews = createDiscordNews(deps);
  const discordRolePlan = createDiscordRolePlan(deps);
  const applied = { ...deps, discordApplication };
  const discordVisits = createDiscordVisits(applied);
  const own = { ...applied, discordOutcomes, discordNews, discordRolePlan, discordVisits };
  const retryMs = deps.timings.discordRetryMs;
  return {
    discordApplication,
    discordNews,
    discordVisits,
    discordSignIn: createDiscordSignIn(own),
    discordAccounts: createDiscordAccounts(own),
    discordGuilds: createDiscordGuilds(own),
    discordJobs: {
      'discord.post': createDiscordPostJob({ ...own, retryMs }),
      'discord.announce': createDiscordAnnounceJob(own),
      'discord.roles': createDiscordRoleJob({ ...own, discordRoleGrants: createDiscordRoleGrants(deps), retryMs }),
    },
  };
}

export type DiscordArea = ReturnType<typeof createDiscordArea>;
