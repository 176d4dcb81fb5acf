import { Button } from '@kronos/ui/Button';
import { EmptyState } from '@kronos/ui/EmptyState';
import { Inline } from '@kronos/ui/Inline';
import { WarningIcon } from '@kronos/ui/icons';
import { use } from 'react';
import { useSnapshot } from 'valtio/react';
import { useApp, useMessages } from '../context/app-context.ts';
import { signOut } from '../stores/sign-out.ts';

/** A stored session whose user could not be fetched (spec §8): try again, or sign out. */
export function SessionFailure() {
  const app = useApp();
  const { session, messages } = app;
  use(messages.ensure('shell'));
  const { failure } = useSnapshot(session.state);
  const t = useMessages();
  return (
    <main>
      <EmptyState
        role="alert"
        level={1}
        glyph={<WarningIcon size={24} />}
        title={failure?.title(t)}
        description={failure?.text(t)}
        action={
          <Inline justify="center">
            <Button onPress={() => void signOut(app)}>{t('shell.user.signOut')}</Button>
            <Button tone="accent" onPress={() => void session.restore()}>
              {t('common.retry')}
            </Button>
          </Inline>
        }
      />
    </main>
  );
}
