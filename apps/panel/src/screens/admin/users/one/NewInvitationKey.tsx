import { Button } from '@kronos/ui/Button';
import { CopyButton } from '@kronos/ui/CopyButton';
import { DescriptionList } from '@kronos/ui/DescriptionList';
import { Inline } from '@kronos/ui/Inline';
import { DialogBody, DialogFooter, DialogHeader, Modal } from '@kronos/ui/Modal';
import { Stack } from '@kronos/ui/Stack';
import { Text } from '@kronos/ui/Text';
import { useMessages } from '../../../../context/app-context.ts';
import type { MadeInvitation as Made } from './invitations-store.ts';

interface MadeInvitationProps {
  made: Made;
  onClose: () => void;
}

/** A new key and its link, shown only once: closing the dialog by an accidental key or press would lose them. */
export function NewInvitationKey({ made: { key, link }, onClose }: MadeInvitationProps) {
  const t = useMessages();
  return (
    <Modal isOpen size="small" isDismissable={false} isKeyboardDismissDisabled>
      <DialogHeader hasClose={false} description={t('users.invitations.madeText')}>
        {t('users.invitations.made')}
      </DialogHeader>
      <DialogBody>
        <Stack gap={16}>
          <DescriptionList
            items={[
              { id: 'key', label: t('invitations.key'), value: <Text isMono>{key}</Text> },
              { id: 'link', label: t('users.invitations.link'), value: link },
            ]}
          />
          <Inline gap={8}>
            <CopyButton tone="neutral" hasLabel value={link} label={t('users.invitations.copyLink')} />
            <CopyButton tone="neutral" hasLabel value={key} label={t('users.invitations.copyKey')} />
          </Inline>
        </Stack>
      </DialogBody>
      <DialogFooter>
        <Button tone="accent" onPress={onClose}>
          {t('users.invitations.kept')}
        </Button>
      </DialogFooter>
    </Modal>
  );
}
