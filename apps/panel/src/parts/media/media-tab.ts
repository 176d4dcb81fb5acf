import { use } from 'react';
import { useSnapshot } from 'valtio/react';
import { useApp, useUserScope } from '../../context/app-context.ts';
import { isCutOff } from '../../stores/connection.ts';
import { barrierAgainst, reasonAgainst } from '../servers/reason-against.ts';
import type { ShownServer } from '../servers/shown-server.ts';

/** The props of the tabs about what is inside a server. */
export interface MediaTabProps extends ShownServer {
  /** Opens the tab on which the server is claimed. */
  openClaim: () => void;
}

/**
 * Why nothing can be requested of the server at present: by any user, and by this user for what needs the right
 * `power`.
 */
export function useReasons(server: ShownServer['server']) {
  const { connection, messages } = useApp();
  use(messages.ensure('media'));
  const { servers } = useUserScope();
  const pending = useSnapshot(servers.state).pending[server.id];
  const given = { server, pending, isCutOff: isCutOff(useSnapshot(connection.state)) };
  return { barrier: barrierAgainst(given), reason: reasonAgainst('claim', given) };
}
