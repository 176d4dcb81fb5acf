import type { SubUserInvitation } from '@kronos/api/contract';
import { Button } from '@kronos/ui/Button';
import { Card } from '@kronos/ui/Card';
import { Inline } from '@kronos/ui/Inline';
import { Stack } from '@kronos/ui/Stack';
import { Text } from '@kronos/ui/Text';
import type { Snapshot } from 'valtio/vanilla';
import { useMessages } from '../../../context/app-context.ts';
import { useFormat } from '../../../context/use-format.ts';
import { ActionButton } from '../../../parts/ActionButton.tsx';
import { sentencesOf } from './sentence.ts';

interface InvitationProps {
  invitation: Snapshot<SubUserInvitation>;
  onResend: () => Promise<void>;
  onWithdraw: () => void;
}

/** An invited user who has not accepted yet. */
export function Invitation({ invitation, onResend, onWithdraw }: InvitationProps) {
  const t = useMessages();
  const format = useFormat();
  const { email, servers, expires_at, expired } = invitation;
  return (
    <Card
      as="article"
      tone="outline"
      title={email}
      description={expired ? t('subUsers.expired') : t('subUsers.waiting', { until: format.exact(expires_at) })}
      actions={
        <Inline gap={8}>
          <ActionButton aria-label={t('subUsers.resendTo', { email })} onPress={onResend}>
            {t('subUsers.resend')}
          </ActionButton>
          <Button aria-label={t('subUsers.withdrawOf', { email })} onPress={onWithdraw}>
            {t('subUsers.withdraw')}
          </Button>
        </Inline>
      }
    >
      <Stack gap={4}>
        {sentencesOf(email, servers, format, t).map((sentence) => (
          <Text key={sentence}>{sentence}</Text>
        ))}
      </Stack>
    </Card>
  );
}
