import { Button } from '@kronos/ui/Button';
import { ConfirmDialog } from '@kronos/ui/ConfirmDialog';
import { StatusDot } from '@kronos/ui/StatusDot';
import { useState } from 'react';
import { useMessages, useStore } from '../../../../context/app-context.ts';
import { useFormat } from '../../../../context/use-format.ts';
import { createConfirmationStore } from '../../../../parts/proof/confirmation-store.ts';
import { Section } from './Section.tsx';
import type { SecurityStore } from './security-store.ts';

/** The authenticator app: whether one is set up, its set-up and its removal. */
export function AuthenticatorSection({ store, since }: { store: SecurityStore; since: string | null }) {
  const { ensure } = useStore(createConfirmationStore);
  const t = useMessages();
  const format = useFormat();
  const [isAsking, setAsking] = useState(false);
  const [isPending, setPending] = useState(false);

  const begin = async () => {
    setPending(true);
    if (await ensure()) await store.startSetup();
    setPending(false);
  };
  return (
    <Section title={t('security.authenticator.title')} description={t('security.authenticator.description')}>
      <StatusDot tone={since === null ? 'neutral' : 'success'}>
        {since === null
          ? t('security.authenticator.off')
          : t('security.authenticator.on', { date: format.exact(since) })}
      </StatusDot>
      <div>
        {since === null ? (
          <Button isPending={isPending} onPress={() => void begin()}>
            {t('security.authenticator.setUp')}
          </Button>
        ) : (
          <Button onPress={() => void ensure().then(setAsking)}>{t('security.authenticator.remove')}</Button>
        )}
      </div>
      <ConfirmDialog
        isOpen={isAsking}
        onOpenChange={setAsking}
        title={t('security.authenticator.removeAsk')}
        confirmLabel={t('security.authenticator.remove')}
        onConfirm={store.removeAuthenticator}
      >
        {t('security.authenticator.removeText')}
      </ConfirmDialog>
    </Section>
  );
}
