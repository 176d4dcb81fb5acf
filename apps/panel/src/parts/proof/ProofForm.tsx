import type { Outcome } from '@kronos/api';
import type { FactorKind, PasskeyProof, PasskeyQuestion } from '@kronos/api/contract';
import { Button } from '@kronos/ui/Button';
import { type FieldErrors, Form } from '@kronos/ui/Form';
import { PasswordField } from '@kronos/ui/PasswordField';
import { Stack } from '@kronos/ui/Stack';
import { Text } from '@kronos/ui/Text';
import { TextField } from '@kronos/ui/TextField';
import { type FormEvent, type ReactNode, useState } from 'react';
import { useMessages } from '../../context/app-context.ts';
import { useCountdown } from '../../context/use-countdown.ts';
import type { PlainKey } from '../../messages/catalogue.ts';
import { reasonOf } from '../../stores/loadable.ts';
import { askPasskey } from './ask-passkey.ts';

/** A way to prove one's identity. */
export type ProofKind = FactorKind | 'password';
export type Proof = { password: string } | { code: string } | { passkey: PasskeyProof };

interface ProofFormProps {
  /** The ways that the account has; the first is shown. */
  kinds: readonly ProofKind[];
  /** The label of the submit button. */
  submitLabel: string;
  /** Requests the challenge that a passkey signs. */
  question: () => Promise<Outcome<PasskeyQuestion>>;
  /** Submits the proof. A failure is shown here. */
  onProof: (proof: Proof) => Promise<Outcome>;
  /** A control that leaves without a proof. */
  leave: ReactNode;
}

/** Asks for one proof, with the account's other ways available. */
export function ProofForm({ kinds, submitLabel, question, onProof, leave }: ProofFormProps) {
  const t = useMessages();
  const [kind, setKind] = useState<ProofKind>(kinds[0] ?? 'recovery');
  const [isPending, setPending] = useState(false);
  const [refusal, setRefusal] = useState<{ error?: string; errors?: FieldErrors }>({});
  const [seconds, wait] = useCountdown();

  const prove = async (proof: Proof) => {
    const outcome = await onProof(proof);
    if (outcome.kind === 'ok') return;
    if (outcome.kind === 'http-error' && outcome.status === 429) wait(outcome.retryAfter ?? 60);
    const errors = outcome.kind === 'http-error' ? outcome.errors : undefined;
    setRefusal(errors ? { errors } : { error: reasonOf(outcome)(t) });
  };
  const byPasskey = async () => {
    const asked = await question();
    if (asked.kind !== 'ok') return setRefusal({ error: reasonOf(asked)(t) });
    const answer = await askPasskey(asked.data);
    if ('problem' in answer) return setRefusal({ error: answer.problem(t) });
    return prove({ passkey: answer.proof });
  };
  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isPending || seconds > 0) return;
    const typed = new FormData(event.currentTarget).get(kind === 'password' ? 'password' : 'code');
    const text = typeof typed === 'string' ? typed : '';
    setPending(true);
    await (kind === 'passkey' ? byPasskey() : prove(kind === 'password' ? { password: text } : { code: text }));
    setPending(false);
  };

  return (
    <Form {...refusal} onSubmit={(event) => void onSubmit(event)}>
      {kind === 'passkey' && <Text>{t('proof.passkey.text')}</Text>}
      {kind === 'password' && (
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the one thing that is asked for
        <PasswordField name="password" label={t('proof.confirm.password')} autoFocus isRequired />
      )}
      {(kind === 'authenticator' || kind === 'recovery') && (
        <TextField
          key={kind}
          name="code"
          label={t(words[kind].label)}
          help={t(words[kind].help)}
          inputMode={kind === 'authenticator' ? 'numeric' : 'text'}
          autoComplete={kind === 'authenticator' ? 'one-time-code' : 'off'}
          spellCheck="false"
          maxLength={64}
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- the one thing that is asked for
          autoFocus
          isRequired
        />
      )}
      <Button type="submit" tone="accent" isWide isPending={isPending} isDisabled={seconds > 0}>
        {seconds > 0 ? t('proof.wait', { seconds }) : kind === 'passkey' ? t('proof.passkey.ask') : submitLabel}
      </Button>
      <Stack gap={2}>
        {kinds
          .filter((other) => other !== kind)
          .map((other) => (
            <Button
              key={other}
              tone="quiet"
              isWide
              onPress={() => {
                setRefusal({});
                setKind(other);
              }}
            >
              {t(others[other])}
            </Button>
          ))}
        {leave}
      </Stack>
    </Form>
  );
}

const words = {
  authenticator: { label: 'proof.authenticator.label', help: 'proof.authenticator.help' },
  recovery: { label: 'proof.recovery.label', help: 'proof.recovery.help' },
} as const satisfies Record<string, Record<string, PlainKey>>;

const others = {
  authenticator: 'proof.other.authenticator',
  passkey: 'proof.other.passkey',
  recovery: 'proof.other.recovery',
  password: 'proof.confirm.usePassword',
} as const satisfies Record<ProofKind, PlainKey>;
