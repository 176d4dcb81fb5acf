import type { ServerRow } from '@kronos/api/contract';
import { Link } from '@kronos/ui/Link';
import { useAddress } from '../../../context/use-address.ts';
import { ServerState } from '../../../parts/ServerState.tsx';
import { adminRoutes } from '../../../routes/areas/admin.ts';
import { href } from '../../../routes/href.ts';
import { serverOver } from '../../../routes/restored.ts';

export const drawName = (server: ServerRow) => <ServerLink server={server} />;

/** Opens a server over the list as it is narrowed. */
function ServerLink({ server: { id, name } }: { server: ServerRow }) {
  const { path, search } = useAddress();
  return <Link href={serverOver(id, `${path}?${search}`)}>{name}</Link>;
}

/** Leads to whom a server belongs. */
export const drawOwner = ({ owner: { id, name } }: ServerRow) => (
  <Link tone="neutral" href={href(adminRoutes.adminUser, { user: id })}>
    {name}
  </Link>
);

export const drawStatus = ({ status, operation }: ServerRow) => <ServerState status={status} operation={operation} />;
