import { ProgressBar } from '@kronos/ui/ProgressBar';

interface WorkProgressProps {
  label: string;
  /** The share that is done, 0 to 1; null while that is not known. */
  share: number | null;
}

/** How far a work on a node is. */
export const WorkProgress = ({ label, share }: WorkProgressProps) => (
  <ProgressBar aria-label={label} value={share === null ? undefined : share * 100} size="small" />
);
