import { AuthCard } from '@kronos/ui/AuthCard';
import { Stack } from '@kronos/ui/Stack';
import { Steps } from '@kronos/ui/Steps';
import { type ReactNode, use } from 'react';
import { useApp, useMessages } from '../../../context/app-context.ts';
import { SurroundingsContext } from '../../../context/surroundings.ts';
import { GuestLinks } from '../../../parts/GuestLinks.tsx';
import { addressOf, type InviteStep, inviteSteps } from './steps.ts';

interface Props {
  step: InviteStep;
  /** The key in the address; the first step has none yet. */
  inviteKey: string;
  title: string;
  description?: ReactNode;
  children: ReactNode;
}

/** The card of one of the four pages, with the progress through the steps. */
export function StepCard({ step, inviteKey, title, description, children }: Props) {
  const { location } = useApp();
  const t = useMessages();
  return (
    <AuthCard
      {...use(SurroundingsContext)}
      title={title}
      description={description}
      footer={<GuestLinks current="acceptInvite" />}
    >
      <Stack gap={24}>
        <Steps
          label={t('guests.invite.steps')}
          current={step}
          steps={inviteSteps.map((id) => ({ id, label: t(`guests.invite.${id}.step`) }))}
          onStep={(id) => {
            const to = inviteSteps.find((known) => known === id);
            if (to) location.navigate(addressOf[to](inviteKey));
          }}
        />
        {children}
      </Stack>
    </AuthCard>
  );
}
