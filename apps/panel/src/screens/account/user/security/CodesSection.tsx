import { Button } from '@kronos/ui/Button';
import { ConfirmDialog } from '@kronos/ui/ConfirmDialog';
import { StatusDot } from '@kronos/ui/StatusDot';
import { useState } from 'react';
import { useMessages, useStore } from '../../../../context/app-context.ts';
import { createConfirmationStore } from '../../../../parts/proof/confirmation-store.ts';
import { Section } from './Section.tsx';
import type { SecurityStore } from './security-store.ts';

/** Up to this number, new codes are recommended. */
const few = 3;

/** The number of recovery codes left, and their replacement. */
export function CodesSection({ store, left }: { store: SecurityStore; left: number }) {
  const { ensure } = useStore(createConfirmationStore);
  const t = useMessages();
  const [isAsking, setAsking] = useState(false);
  return (
    <Section title={t('security.codes.title')} description={t('security.codes.description')}>
      <StatusDot tone={left > few ? 'success' : 'warning'}>{t('security.codes.left', { left })}</StatusDot>
      <div>
        <Button onPress={() => void ensure().then(setAsking)}>{t('security.codes.renew')}</Button>
      </div>
      <ConfirmDialog
        isOpen={isAsking}
        onOpenChange={setAsking}
        tone="accent"
        title={t('security.codes.renewAsk')}
        confirmLabel={t('security.codes.renew')}
        onConfirm={store.renewCodes}
      >
        {t('security.codes.renewText')}
      </ConfirmDialog>
    </Section>
  );
}
