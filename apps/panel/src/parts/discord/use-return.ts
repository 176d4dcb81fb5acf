import type { DiscordReturn } from '@kronos/api/contract';
import { useEffect } from 'react';
import { useApp } from '../../context/app-context.ts';
import { useAddress } from '../../context/use-address.ts';

/** What Discord sends the browser back with; the guild is the one into which the bot was let. */
export interface Return extends DiscordReturn {
  readonly guild: string | null;
}

/** What a page does with somebody who comes back from Discord. */
interface Reception {
  arrive: (back: Return) => Promise<void>;
  /** They have not allowed what they were asked for. */
  tellDenied: () => void;
}

/** Takes the code with which Discord sends the browser back out of the address, where it is of no use to anybody else. */
export function useReturn({ arrive, tellDenied }: Reception): void {
  const { location } = useApp();
  const { path, search } = useAddress();
  useEffect(() => {
    const query = new URLSearchParams(search);
    const [code, state] = [query.get('code'), query.get('state')];
    if (state === null) return;
    location.navigate(path, { replace: true });
    if (code === null) tellDenied();
    else void arrive({ code, state, guild: query.get('guild_id') });
  }, [location, path, search, arrive, tellDenied]);
}
