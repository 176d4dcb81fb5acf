import { Button } from '@kronos/ui/Button';
import { EmailField } from '@kronos/ui/EmailField';
import { Form } from '@kronos/ui/Form';
import { NewPasswordField } from '@kronos/ui/NewPasswordField';
import { TextField } from '@kronos/ui/TextField';
import { useSnapshot } from 'valtio/react';
import { useApp, useMessages } from '../../../context/app-context.ts';
import { type Invitation, type InvitationStore, keptOf } from '../../../stores/invitation.ts';
import { StepCard } from './StepCard.tsx';
import { addressOf } from './steps.ts';

interface Props {
  inviteKey: string;
  invitation: Invitation;
  store: InvitationStore;
}

/** The third step: the new customer's name, address and password. */
export function CreateAccount({ inviteKey, invitation, store }: Props) {
  const { location } = useApp();
  const { draft, errors } = useSnapshot(store.state, { sync: true });
  const t = useMessages();
  const { email_hint: hint } = invitation;
  return (
    <StepCard
      step="account"
      inviteKey={inviteKey}
      title={t('guests.invite.account.heading')}
      description={hint && t('guests.invite.account.for', { hint })}
    >
      <Form
        errors={errors}
        onSubmit={(event) => {
          event.preventDefault();
          const kept = keptOf(store.state.draft);
          // Also in this page's history entry, for Back after a reload.
          location.navigate(addressOf.account(inviteKey), { replace: true, state: kept });
          location.navigate(addressOf.products(inviteKey), { state: kept });
        }}
      >
        <TextField
          name="name"
          label={t('guests.name')}
          value={draft.name}
          onChange={(name) => store.keep({ name })}
          maxLength={100}
          autoComplete="name"
          autoFocus
          isRequired
        />
        <EmailField
          name="email"
          label={t('guests.email')}
          value={draft.email}
          onChange={(email) => store.keep({ email })}
          autoComplete="email"
          isRequired
        />
        <NewPasswordField
          name="password"
          label={t('guests.password')}
          value={draft.password}
          onChange={(password) => store.keep({ password })}
          known={[draft.name, draft.email]}
          isRequired
        />
        <Button type="submit" tone="accent" isWide>
          {t('guests.continue')}
        </Button>
      </Form>
    </StepCard>
  );
}
