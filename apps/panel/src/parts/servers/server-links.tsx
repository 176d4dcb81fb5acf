import { Link } from '@kronos/ui/Link';
import { useAddress } from '../../context/use-address.ts';
import { adminRoutes } from '../../routes/areas/admin.ts';
import { href } from '../../routes/href.ts';
import { serverOver } from '../../routes/restored.ts';

interface Named {
  readonly id: number;
  readonly name: string;
}

/** For cells of lists: names a server, and opens it over the list, whose filters are kept. */
export const drawServerName = (server: Named) => <ServerLink id={server.id} name={server.name} />;

function ServerLink({ id, name }: Named) {
  const { path, search } = useAddress();
  return <Link href={serverOver(id, `${path}?${search}`)}>{name}</Link>;
}

/** For cells of lists: links to the owner of a server. */
export const drawServerOwner = ({ owner: { id, name } }: { readonly owner: Named }) => (
  <Link tone="neutral" href={href(adminRoutes.adminUser, { user: id })}>
    {name}
  </Link>
);
