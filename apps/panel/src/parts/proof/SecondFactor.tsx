import type { ChallengedSession, OpenedSession } from '@kronos/api/contract';
import { signIn } from '@kronos/api/routes/sign-in';
import { Button } from '@kronos/ui/Button';
import { use } from 'react';
import { useApp, useMessages } from '../../context/app-context.ts';
import { ProofForm } from './ProofForm.tsx';

interface SecondFactorProps {
  step: ChallengedSession['second_factor'];
  onOpened: (opened: OpenedSession) => void;
  /** Returns to the password. */
  onRestart: () => void;
}

/** The second step of signing in. */
export function SecondFactor({ step: { challenge, methods }, onOpened, onRestart }: SecondFactorProps) {
  const { api: base, messages } = useApp();
  use(messages.ensure('proof'));
  const t = useMessages();
  const api = base.extend({ signIn });
  return (
    <ProofForm
      kinds={methods}
      submitLabel={t('proof.submit')}
      question={() => api.signIn.passkeyQuestion({ body: { challenge } })}
      onProof={async (proof) => {
        const outcome = await api.signIn.factor({ body: { challenge, ...proof } });
        if (outcome.kind === 'ok') onOpened(outcome.data);
        return outcome;
      }}
      leave={
        <Button tone="quiet" isWide onPress={onRestart}>
          {t('proof.restart')}
        </Button>
      }
    />
  );
}
