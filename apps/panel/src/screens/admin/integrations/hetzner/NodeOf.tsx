import type { HetznerServerRow } from '@kronos/api/contract';
import { Link } from '@kronos/ui/Link';
import { useMessages } from '../../../../context/app-context.ts';
import { adminRoutes } from '../../../../routes/areas/admin.ts';
import { href } from '../../../../routes/href.ts';

/** A link to the node of a cloud server, or to the form that makes it one. */
export function NodeOf({ server: { name, ipv4, node } }: { server: HetznerServerRow }) {
  const t = useMessages();
  if (node) return <Link href={href(adminRoutes.node, { node: node.id })}>{node.alias}</Link>;
  if (ipv4 === null) return null;
  const known = new URLSearchParams({ alias: name, host: ipv4 }).toString();
  return (
    <Link href={`${href(adminRoutes.newNode)}?${known}`} aria-label={t('hetzner.addAsNode', { name })}>
      {t('hetzner.addNode')}
    </Link>
  );
}
