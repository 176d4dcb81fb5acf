import { Button } from '@kronos/ui/Button';
import { Checkbox } from '@kronos/ui/Checkbox';
import { CheckboxGroup } from '@kronos/ui/CheckboxGroup';
import { Form } from '@kronos/ui/Form';
import { NewPasswordField } from '@kronos/ui/NewPasswordField';
import { type FormEvent, useEffect, useState } from 'react';
import { useSnapshot } from 'valtio/react';
import { useApp, useMessages } from '../../../context/app-context.ts';
import { useSubmission } from '../../../context/use-submission.ts';
import { homeOf } from '../../../routes/home.ts';
import type { Invitation, InvitationStore } from '../../../stores/invitation.ts';
import { StepCard } from './StepCard.tsx';
import { addressOf } from './steps.ts';

interface Props {
  inviteKey: string;
  invitation: Invitation;
  store: InvitationStore;
}

/** The last step: the choice of products. It submits everything at once, which creates the account. */
export function ChooseProducts({ inviteKey, invitation, store }: Props) {
  const { location, session } = useApp();
  const { draft } = useSnapshot(store.state, { sync: true });
  const t = useMessages();
  const { submit, refusal, isPending, seconds } = useSubmission();
  // A reload drops the password, so this step asks for it again instead of sending the user back.
  const [asksPassword] = useState(draft.password === '');
  const { products } = invitation;

  // Only on mount, in an effect of its own: the page around it restores the draft later, and the draft is cleared
  // once it is used.
  useEffect(() => {
    store.recall(location.state);
    if (store.state.draft.email === '') location.navigate(addressOf.account(inviteKey), { replace: true });
  }, [store, location, inviteKey]);

  const onSubmit = async (event: FormEvent) => {
    event.preventDefault();
    await submit(
      () => store.accept(),
      (opened) => {
        session.enter(opened);
        location.navigate(homeOf(opened.user), { replace: true });
      },
    );
    const fields = Object.keys(store.state.errors);
    if (fields.some((field) => field === 'name' || field === 'email' || (field === 'password' && !asksPassword)))
      location.navigate(addressOf.account(inviteKey));
  };

  return (
    <StepCard
      step="products"
      inviteKey={inviteKey}
      title={t('guests.invite.products.heading')}
      description={products.length > 0 ? t('guests.invite.products.text') : t('guests.invite.products.none')}
    >
      <Form {...refusal} onSubmit={(event) => void onSubmit(event)}>
        {products.length > 0 && (
          <CheckboxGroup
            name="products"
            label={t('guests.invite.products.label')}
            value={draft.products.map(String)}
            onChange={(ids) => store.keep({ products: ids.map(Number) })}
            validate={(ids) => (ids.length === 0 ? t('guests.invite.products.required') : null)}
          >
            {products.map(({ id, name, text }) => (
              <Checkbox key={id} value={String(id)} help={text}>
                {name}
              </Checkbox>
            ))}
          </CheckboxGroup>
        )}
        {asksPassword && (
          <NewPasswordField
            name="password"
            label={t('guests.password')}
            help={t('guests.invite.products.again')}
            value={draft.password}
            onChange={(password) => store.keep({ password })}
            known={[draft.name, draft.email]}
            isRequired
          />
        )}
        <Button type="submit" tone="accent" isWide isPending={isPending} isDisabled={seconds > 0}>
          {seconds > 0 ? t('guests.wait', { seconds }) : t('guests.invite.products.submit')}
        </Button>
      </Form>
    </StepCard>
  );
}
