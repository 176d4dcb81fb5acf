import { Button } from '@kronos/ui/Button';
import { CopyButton } from '@kronos/ui/CopyButton';
import { Form } from '@kronos/ui/Form';
import { Inline } from '@kronos/ui/Inline';
import { DialogBody, DialogFooter, DialogHeader, Modal } from '@kronos/ui/Modal';
import { Stack } from '@kronos/ui/Stack';
import { Text } from '@kronos/ui/Text';
import { TextField } from '@kronos/ui/TextField';
import { useMessages } from '../../../../context/app-context.ts';
import { useSaving } from '../../../../context/use-saving.ts';
import { textOf } from '../../../../platform/form-text.ts';
import { QrCode } from './QrCode.tsx';
import type { SecurityStore } from './security-store.ts';

/** The secret as a QR code and as a key, and the code that confirms the app. */
export function AuthenticatorSetup({ store, secret, uri }: { store: SecurityStore; secret: string; uri: string }) {
  const t = useMessages();
  const { isPending, refusal, save } = useSaving();
  return (
    <Modal isOpen size="small" isDismissable={false} onOpenChange={store.leaveSetup}>
      <DialogHeader description={t('security.setup.text')}>{t('security.setup.title')}</DialogHeader>
      <DialogBody>
        <Form
          {...refusal}
          id="authenticator-setup"
          onSubmit={(event) => {
            event.preventDefault();
            const code = textOf(new FormData(event.currentTarget), 'code');
            // Enter submits a form with one field even if its button is pending.
            if (!isPending) void save(() => store.finishSetup(code));
          }}
        >
          <Inline justify="center">
            <QrCode text={uri} label={t('security.setup.picture')} />
          </Inline>
          <Stack gap={4}>
            <Text size={13} tone="muted">
              {t('security.setup.key')}
            </Text>
            <Inline gap={8}>
              <Text isMono size={13}>
                {secret.replaceAll(/(.{4})(?=.)/g, '$1 ')}
              </Text>
              <CopyButton size="small" value={secret} label={t('security.setup.copy')} />
            </Inline>
          </Stack>
          <TextField
            name="code"
            label={t('security.setup.code')}
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={64}
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- the one field of the dialog
            autoFocus
            isRequired
          />
        </Form>
      </DialogBody>
      <DialogFooter>
        <Button onPress={store.leaveSetup}>{t('security.setup.cancel')}</Button>
        <Button type="submit" form="authenticator-setup" tone="accent" isPending={isPending}>
          {t('security.setup.submit')}
        </Button>
      </DialogFooter>
    </Modal>
  );
}
