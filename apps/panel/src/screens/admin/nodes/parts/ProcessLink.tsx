import { Link } from '@kronos/ui/Link';
import { adminRoutes } from '../../../../routes/areas/admin.ts';
import { href } from '../../../../routes/href.ts';

interface ProcessLinkProps {
  /** The id of the process; null once it has been deleted. */
  process: number | null;
  /** The accessible name of the link, because assistive technology lists links without their rows. */
  label: string;
  children: string;
}

/** A link to the process of a row. */
export function ProcessLink({ process, label, children }: ProcessLinkProps) {
  if (process === null) return null;
  return (
    <Link href={href(adminRoutes.adminProcess, { process })} aria-label={label}>
      {children}
    </Link>
  );
}
