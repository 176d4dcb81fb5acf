import { createDiscordAnnounceJob } from '../domain/discord/announce-job.ts';
import { createDiscordApplication } from '../domain/discord/application.ts';
import { createDiscordGuilds } from '../domain/discord/guilds.ts';
import { createDiscordNews } from '../domain/discord/news.ts';
import { createDiscordOutcomes } from '../domain/discord/outcomes.ts';
import { createDiscordPostJob } from '../domain/discord/post-job.ts';
import { createDiscordSignIn } from '../domain/discord/sign-in.ts';
import type { ServiceDeps } from './deps.ts';
import type { Foundation } from './foundation.ts';

/** The application and the guilds of Discord, and what is posted there. */
export function createDiscordArea(deps: ServiceDeps & Foundation) {
  const discordApplication = createDiscordApplication(deps);
  const discordOutcomes = createDiscordOutcomes(deps);
  const discordNews = createDiscordNews(deps);
  const own = { ...deps, discordApplication, discordOutcomes, discordNews };
  return {
    discordApplication,
    discordNews,
    discordSignIn: createDiscordSignIn(own),
    discordGuilds: createDiscordGuilds(own),
    discordJobs: {
      'discord.post': createDiscordPostJob({ ...own, retryMs: deps.timings.discordRetryMs }),
      'discord.announce': createDiscordAnnounceJob(own),
    },
  };
}

export type DiscordArea = ReturnType<typeof createDiscordArea>;
