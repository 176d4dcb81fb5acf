import { ProgressBar } from '@kronos/ui/ProgressBar';

interface WorkProgressProps {
  label: string;
  /** The completed share, from 0 to 1; null while it is not known. */
  share: number | null;
}

/** The progress of work on a node. */
export const WorkProgress = ({ label, share }: WorkProgressProps) => (
  <ProgressBar aria-label={label} value={share === null ? undefined : share * 100} size="small" />
);
