import { ErrorState, type ErrorStateProps } from '@kronos/ui/ErrorState';
import { useMessages } from '../context/app-context.ts';
import type { Phrase } from '../messages/create-messages.ts';

/** Shows that something could not be loaded and why, with a button to try again. */
export function LoadFailure({
  reason,
  ...props
}: Pick<ErrorStateProps, 'title' | 'level' | 'onRetry'> & { reason: Phrase }) {
  const t = useMessages();
  return <ErrorState {...props} description={reason(t)} retryLabel={t('common.retry')} />;
}
