import { Button } from '@kronos/ui/Button';
import { CopyButton } from '@kronos/ui/CopyButton';
import { Inline } from '@kronos/ui/Inline';
import { DialogBody, DialogFooter, DialogHeader, Modal } from '@kronos/ui/Modal';
import { Stack } from '@kronos/ui/Stack';
import { Text } from '@kronos/ui/Text';
import { useSnapshot } from 'valtio/react';
import { useApp, useMessages } from '../../../../context/app-context.ts';
import type { SecurityStore } from './security-store.ts';

/** New recovery codes, shown only once: closing the dialog by an accidental key or press would lose them. */
export function NewCodes({ store, codes }: { store: SecurityStore; codes: readonly string[] }) {
  const { session, system } = useApp();
  const { brand } = useSnapshot(system.state);
  const { user } = useSnapshot(session.state);
  const t = useMessages();
  const text = codes.join('\n');
  const file = [t('security.codes.file', { brand: brand.app_name, email: user?.email ?? '' }), '', text, ''].join('\n');
  return (
    <Modal isOpen size="small" isDismissable={false} isKeyboardDismissDisabled>
      <DialogHeader hasClose={false} description={t('security.codes.shownText')}>
        {t('security.codes.shownTitle')}
      </DialogHeader>
      <DialogBody>
        <Stack gap={16}>
          <Stack as="ul" gap={4} aria-label={t('security.codes.list')}>
            {codes.map((code) => (
              <li key={code}>
                <Text isMono>{code}</Text>
              </li>
            ))}
          </Stack>
          <Inline gap={8}>
            <CopyButton tone="neutral" hasLabel value={text} label={t('security.codes.copy')} />
            <Button onPress={() => saveText('recovery-codes.txt', file)}>{t('security.codes.download')}</Button>
          </Inline>
        </Stack>
      </DialogBody>
      <DialogFooter>
        <Button tone="accent" onPress={store.keptCodes}>
          {t('security.codes.kept')}
        </Button>
      </DialogFooter>
    </Modal>
  );
}

/** Saves a text as a browser download. */
function saveText(name: string, content: string): void {
  const url = URL.createObjectURL(new Blob([content], { type: 'text/plain' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
}
