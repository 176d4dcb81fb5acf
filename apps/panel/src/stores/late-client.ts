import type { Client, NoResponse, Outcome } from '@kronos/api';
import type { Contract } from '@kronos/api/contract';
import { session } from '@kronos/api/routes/session';
import { system } from '@kronos/api/routes/system';

/**
 * The client of a guest. Screens that need more endpoints extend it, so that the sign-in page does not contain them.
 */
export type PanelClient = Client<Pick<Contract, 'session' | 'system'>>;

/** The routes that the client starts with. */
export const guestRoutes = { session, system };

interface Deps {
  load: () => Promise<PanelClient>;
  /**
   * Called when the client could not be loaded; returns the reason for the outcome, which is that of a call without a
   * response.
   */
  onLost: () => NoResponse['reason'];
}

export type LateClient = ReturnType<typeof createLateClient>;

/**
 * The client, loaded with the first call: the sign-in page is painted before its code is loaded. Calls of the stores
 * of the first load wait for it; later code takes it from `now`.
 */
export function createLateClient({ load, onLost }: Deps) {
  let client: PanelClient | undefined;
  let loading: Promise<PanelClient> | undefined;

  const fetch = async () => {
    try {
      client = await load();
      return client;
    } catch (error) {
      loading = undefined;
      throw error;
    }
  };

  /** Returns the same promise to all callers; a failed one is tried again by the next call. */
  const ensure = (): Promise<PanelClient> => (loading ??= fetch());

  async function ask<D>(route: string, via: (client: PanelClient) => Promise<Outcome<D>>): Promise<Outcome<D>> {
    try {
      await ensure();
    } catch {
      const [method, url = ''] = route.split(' ');
      return { kind: 'no-response', reason: onLost(), endpoint: route, method: method as NoResponse['method'], url };
    }
    return via(await ensure());
  }

  return {
    ensure,
    /** The client for code that runs after it was loaded: pages wait for it, as does everything in the user's scope. */
    get now(): PanelClient {
      if (!client) throw new Error('The client is not loaded yet: call ensure() first.');
      return client;
    },
    /** The calls that guests make. */
    session: {
      user: () => ask(session.user, (here) => here.session.user()),
      login: (request: Parameters<PanelClient['session']['login']>[0]) =>
        ask(session.login, (here) => here.session.login(request)),
      logout: () => ask(session.logout, (here) => here.session.logout()),
    },
    system: { settings: () => ask(system.settings, (here) => here.system.settings()) },
  };
}
