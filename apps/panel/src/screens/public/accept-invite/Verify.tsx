import { Button } from '@kronos/ui/Button';
import { DescriptionList } from '@kronos/ui/DescriptionList';
import { useApp, useMessages } from '../../../context/app-context.ts';
import { useFormat } from '../../../context/use-format.ts';
import type { Invitation } from '../../../stores/invitation.ts';
import { StepCard } from './StepCard.tsx';
import { addressOf } from './steps.ts';

/** The second step: the inviter, the included products, and the expiry. */
export function Verify({ inviteKey, invitation }: { inviteKey: string; invitation: Invitation }) {
  const { location } = useApp();
  const t = useMessages();
  const format = useFormat();
  const { inviter, note, email_hint, expires_at, products } = invitation;
  const included = products.map(({ name }) => name).join(', ');
  const facts = [
    { id: 'note', label: t('guests.invite.verify.note'), value: note },
    { id: 'for', label: t('guests.invite.verify.for'), value: email_hint },
    {
      id: 'included',
      label: t('guests.invite.verify.included'),
      value: included || t('guests.invite.verify.nothing'),
    },
    {
      id: 'until',
      label: t('guests.invite.verify.until'),
      value: expires_at ? (
        <time dateTime={expires_at}>{format.exact(expires_at)}</time>
      ) : (
        t('guests.invite.verify.always')
      ),
    },
  ].filter(({ value }) => value !== '' && value !== null);

  return (
    <StepCard step="verify" inviteKey={inviteKey} title={t('guests.invite.verify.heading', { inviter })}>
      <DescriptionList items={facts} />
      <Button tone="accent" isWide onPress={() => location.navigate(addressOf.account(inviteKey))}>
        {t('guests.invite.verify.submit')}
      </Button>
    </StepCard>
  );
}
