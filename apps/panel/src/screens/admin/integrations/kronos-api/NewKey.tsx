import { Button } from '@kronos/ui/Button';
import { CopyButton } from '@kronos/ui/CopyButton';
import { DialogBody, DialogFooter, DialogHeader, Modal } from '@kronos/ui/Modal';
import { Stack } from '@kronos/ui/Stack';
import { Text } from '@kronos/ui/Text';
import { useMessages } from '../../../../context/app-context.ts';

interface NewKeyProps {
  name: string;
  /** The key of the client. */
  secret: string;
  /** The domain at which the client finds the API. */
  domain: string;
  onClose: () => void;
}

/** The key of a client, shown only once: closing the dialog by an accidental key or press would lose it. */
export function NewKey({ name, secret, domain, onClose }: NewKeyProps) {
  const t = useMessages();
  return (
    <Modal isOpen isDismissable={false} isKeyboardDismissDisabled>
      <DialogHeader hasClose={false} description={t('apiClients.shownText')}>
        {t('apiClients.shownTitle', { name })}
      </DialogHeader>
      <DialogBody>
        <Stack gap={16}>
          <Text as="p" isMono>
            {secret}
          </Text>
          <div>
            <CopyButton tone="neutral" hasLabel value={secret} label={t('apiClients.copy')} />
          </div>
          <Text as="p" tone="muted">
            {t('apiClients.header', { origin: `${location.protocol}//${domain}` })}
          </Text>
          <Text as="p" isMono size={13}>
            {`Authorization: Bearer ${secret}`}
          </Text>
        </Stack>
      </DialogBody>
      <DialogFooter>
        <Button tone="accent" onPress={onClose}>
          {t('apiClients.kept')}
        </Button>
      </DialogFooter>
    </Modal>
  );
}
