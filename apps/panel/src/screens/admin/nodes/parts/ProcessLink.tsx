import { Link } from '@kronos/ui/Link';
import { adminRoutes } from '../../../../routes/areas/admin.ts';
import { href } from '../../../../routes/href.ts';

interface ProcessLinkProps {
  /** The number of the process; null once it is gone. */
  process: number | null;
  /** Names it for assistive technology, which reads the links of a list without their rows. */
  label: string;
  children: string;
}

/** Leads to the process of a row. */
export function ProcessLink({ process, label, children }: ProcessLinkProps) {
  if (process === null) return null;
  return (
    <Link href={href(adminRoutes.adminProcess, { process })} aria-label={label}>
      {children}
    </Link>
  );
}
