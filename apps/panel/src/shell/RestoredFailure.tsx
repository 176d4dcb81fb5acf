import { EmptyState } from '@kronos/ui/EmptyState';
import { ErrorState } from '@kronos/ui/ErrorState';
import { SearchIcon } from '@kronos/ui/icons';
import { useMessages } from '../context/app-context.ts';

interface RestoredFailureProps {
  /** The reason; omitted if the address has no valid id. */
  reason?: string;
  /** Omitted if trying again changes nothing. */
  onRetry?: () => void;
}

/** Shown instead of a user or a server that could not be read or does not exist. */
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
