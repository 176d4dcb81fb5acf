import { Button } from '@kronos/ui/Button';
import { EmptyState } from '@kronos/ui/EmptyState';
import { Inline } from '@kronos/ui/Inline';
import { LinkButton } from '@kronos/ui/LinkButton';
import { WarningIcon } from '@kronos/ui/icons';
import { useMessages } from '../app/app-context.ts';

/** Stands where a screen failed: what is safe, and two ways on. */
export function PageFailure({ onRetry }: { onRetry: () => void }) {
  const t = useMessages();
  return (
    <EmptyState
      role="alert"
      level={1}
      glyph={<WarningIcon size={24} />}
      title={t('common.boundary.title')}
      description={t('common.boundary.text')}
      action={
        <Inline justify="center">
          <LinkButton href="/app">{t('common.boundary.home')}</LinkButton>
          <Button tone="accent" onPress={onRetry}>
            {t('common.retry')}
          </Button>
        </Inline>
      }
    />
  );
}
