import type { Passkey } from '@kronos/api/contract';
import { Button } from '@kronos/ui/Button';
import { ConfirmDialog } from '@kronos/ui/ConfirmDialog';
import { GridList, GridListItem } from '@kronos/ui/GridList';
import { Inline } from '@kronos/ui/Inline';
import { KeyIcon } from '@kronos/ui/icons';
import { useState } from 'react';
import { useMessages, useStore } from '../../../../context/app-context.ts';
import { useFormat } from '../../../../context/use-format.ts';
import { useNow } from '../../../../context/use-now.ts';
import { createConfirmationStore } from '../../../../parts/proof/confirmation-store.ts';
import { NameDialog } from './NameDialog.tsx';
import { Section } from './Section.tsx';
import type { SecurityStore } from './security-store.ts';

type Named = Pick<Passkey, 'id' | 'name'>;
type Act = { readonly kind: 'add' } | { readonly kind: 'rename' | 'remove'; readonly passkey: Named };

/** The account's passkeys by name, with their last use. */
export function PasskeysSection({ store, passkeys }: { store: SecurityStore; passkeys: readonly Readonly<Passkey>[] }) {
  const { ensure } = useStore(createConfirmationStore);
  const t = useMessages();
  const format = useFormat();
  const now = useNow();
  const [act, setAct] = useState<Act>();
  const close = () => setAct(undefined);
  const begin = async (next: Act) => {
    if (await ensure()) setAct(next);
  };

  return (
    <Section title={t('security.passkeys.title')} description={t('security.passkeys.description')}>
      <GridList label={t('security.passkeys.title')} emptyText={t('security.passkeys.empty')}>
        {passkeys.map(({ id, name, created_at, last_used_at }) => (
          <GridListItem
            key={id}
            id={id}
            icon={<KeyIcon />}
            description={
              last_used_at === null
                ? t('security.passkeys.added', { added: format.relative(created_at, now) })
                : t('security.passkeys.used', {
                    added: format.relative(created_at, now),
                    used: format.relative(last_used_at, now),
                  })
            }
            end={
              <Inline gap={8}>
                <Button
                  size="small"
                  aria-label={t('security.passkeys.renameNamed', { name })}
                  onPress={() => setAct({ kind: 'rename', passkey: { id, name } })}
                >
                  {t('security.passkeys.rename')}
                </Button>
                <Button
                  size="small"
                  aria-label={t('security.passkeys.removeNamed', { name })}
                  onPress={() => void begin({ kind: 'remove', passkey: { id, name } })}
                >
                  {t('security.passkeys.remove')}
                </Button>
              </Inline>
            }
          >
            {name}
          </GridListItem>
        ))}
      </GridList>
      <div>
        <Button onPress={() => void begin({ kind: 'add' })}>{t('security.passkeys.add')}</Button>
      </div>
      {act?.kind === 'add' && (
        <NameDialog
          title={t('security.passkeys.addTitle')}
          text={t('security.passkeys.addText')}
          submitLabel={t('security.passkeys.add')}
          onSubmit={store.addPasskey}
          onClose={close}
        />
      )}
      {act?.kind === 'rename' && (
        <NameDialog
          title={t('security.passkeys.renameNamed', { name: act.passkey.name })}
          name={act.passkey.name}
          submitLabel={t('security.passkeys.save')}
          onSubmit={(name) => store.renamePasskey(act.passkey.id, name)}
          onClose={close}
        />
      )}
      {act?.kind === 'remove' && (
        <ConfirmDialog
          isOpen
          onOpenChange={close}
          title={t('security.passkeys.removeAsk', { name: act.passkey.name })}
          confirmLabel={t('security.passkeys.remove')}
          onConfirm={() => store.removePasskey(act.passkey.id)}
        >
          {t('security.passkeys.removeText')}
        </ConfirmDialog>
      )}
    </Section>
  );
}
