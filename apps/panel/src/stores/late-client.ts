import type { Client, NoResponse, Outcome } from '@kronos/api';
import type { Contract } from '@kronos/api/contract';
import { session } from '@kronos/api/routes/session';
import { system } from '@kronos/api/routes/system';

/** The client of a guest. Who needs more extends it where it is used, so that this page does not carry it. */
export type PanelClient = Client<Pick<Contract, 'session' | 'system'>>;

/** What the client begins with. */
export const guestRoutes = { session, system };

interface Deps {
  load: () => Promise<PanelClient>;
  /** Says what became of a call whose client could not be fetched: the same as of one without an answer. */
  onLost: () => NoResponse['reason'];
}

export type LateClient = ReturnType<typeof createLateClient>;

/**
 * The client, once something is asked: the sign-in page is seen before its code is here. What stores of the start ask
 * waits for it; what comes later takes it from `now`.
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

  /** The same promise for all; what failed is tried again by the next call. */
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
    /** For whoever came after it: pages wait for it, as does all that belongs to a person. */
    get now(): PanelClient {
      if (!client) throw new Error('The client is not here yet: ensure() it first.');
      return client;
    },
    /** What is asked before anybody is here. */
    session: {
      user: () => ask(session.user, (here) => here.session.user()),
      login: (request: Parameters<PanelClient['session']['login']>[0]) =>
        ask(session.login, (here) => here.session.login(request)),
      logout: () => ask(session.logout, (here) => here.session.logout()),
    },
    system: { settings: () => ask(system.settings, (here) => here.system.settings()) },
  };
}
