import { Button } from '@kronos/ui/Button';
import { Form } from '@kronos/ui/Form';
import { TextField } from '@kronos/ui/TextField';
import { type FormEvent, useState } from 'react';
import { useSnapshot } from 'valtio/react';
import { useMessages } from '../../../context/app-context.ts';
import { useOnward } from '../../../context/use-onward.ts';
import { useSubmission } from '../../../context/use-submission.ts';
import type { InvitationStore } from '../../../stores/invitation.ts';
import { StepCard } from './StepCard.tsx';
import { addressOf } from './steps.ts';

/** The first step: the invitation key. */
export function EnterKey({ invitation }: { invitation: InvitationStore }) {
  const onward = useOnward();
  const { key } = useSnapshot(invitation.state);
  const t = useMessages();
  const [typed, setTyped] = useState(key);
  const { submit, refusal, isPending, seconds } = useSubmission();

  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    const wanted = typed.trim();
    const goOn = onward();
    void submit(
      () => invitation.verify(wanted),
      () => goOn(addressOf.verify(wanted)),
    );
  };

  return (
    <StepCard
      step="key"
      inviteKey={key}
      title={t('guests.invite.key.heading')}
      description={t('guests.invite.key.text')}
    >
      <Form {...refusal} onSubmit={onSubmit}>
        <TextField
          name="key"
          label={t('guests.invite.key.label')}
          value={typed}
          onChange={setTyped}
          maxLength={100}
          autoComplete="off"
          autoFocus
          isRequired
        />
        <Button type="submit" tone="accent" isWide isPending={isPending} isDisabled={seconds > 0}>
          {seconds > 0 ? t('guests.wait', { seconds }) : t('guests.invite.key.submit')}
        </Button>
      </Form>
    </StepCard>
  );
}
