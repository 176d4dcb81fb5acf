import { EmptyState } from '@kronos/ui/EmptyState';
import { ErrorState } from '@kronos/ui/ErrorState';
import { SearchIcon } from '@kronos/ui/icons';
import { useMessages } from '../context/app-context.ts';

interface RestoredFailureProps {
  /** What happened; left out where the address itself names nothing. */
  reason?: string;
  /** Absent where trying again changes nothing. */
  onRetry?: () => void;
}

/** Stands for a user or a server that cannot be shown: not read, or not there. */
export function RestoredFailure({ reason, onRetry }: RestoredFailureProps) {
  const t = useMessages();
  return onRetry ? (
    <ErrorState title={reason ?? t('restored.none')} level={3} onRetry={onRetry} retryLabel={t('common.retry')} />
  ) : (
    <EmptyState
      level={3}
      glyph={<SearchIcon size={24} />}
      title={reason ?? t('restored.none')}
      description={t('restored.noneText')}
    />
  );
}
