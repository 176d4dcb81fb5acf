import type { DiscordReturn } from '@kronos/api/contract';
import { useEffect } from 'react';
import { useApp } from '../../context/app-context.ts';
import { useAddress } from '../../context/use-address.ts';

/** The parameters with which Discord sends the browser back; the guild is the one that the bot was added to. */
export interface Return extends DiscordReturn {
  readonly guild: string | null;
}

/** How a page handles a user who returns from Discord. */
interface Reception {
  completeSignIn: (back: Return) => Promise<void>;
  /** Called when the user did not grant the request. */
  reportDenied: () => void;
}

/**
 * Removes the code with which Discord sends the browser back from the address, so that nobody else can use it, and
 * passes it on.
 */
export function useReturn({ completeSignIn, reportDenied }: Reception): void {
  const { location } = useApp();
  const { path, search } = useAddress();
  useEffect(() => {
    const query = new URLSearchParams(search);
    const [code, state] = [query.get('code'), query.get('state')];
    if (state === null) return;
    location.navigate(path, { replace: true });
    if (code === null) reportDenied();
    else void completeSignIn({ code, state, guild: query.get('guild_id') });
  }, [location, path, search, completeSignIn, reportDenied]);
}
