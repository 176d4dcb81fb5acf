import { Button } from '@kronos/ui/Button';
import { useMessages } from '../context/app-context.ts';

/**
 * Shown instead of a failed screen: what is safe, and two ways to continue. Part of the first load, because chunks can
 * fail too.
 */
export function PageFailure({ onRetry }: { onRetry: () => void }) {
  const t = useMessages();
  return (
    <div role="alert">
      <h1>{t('common.boundary.title')}</h1>
      <p>{t('common.boundary.text')}</p>
      <Button tone="accent" onPress={onRetry}>
        {t('common.retry')}
      </Button>{' '}
      <Button onPress={() => window.location.assign('/app')}>{t('common.boundary.home')}</Button>
    </div>
  );
}
