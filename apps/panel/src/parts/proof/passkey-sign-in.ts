import type { OpenedSession } from '@kronos/api/contract';
import { signIn } from '@kronos/api/routes/sign-in';
import type { App } from '../../context/app.ts';
import { reasonOf } from '../../stores/loadable.ts';
import type { Phrase } from '../../messages/create-messages.ts';
import { askPasskey } from './ask-passkey.ts';

/** Opens a session with any passkey of the browser, or returns the reason of a failure. */
export async function passkeySignIn(
  { api: base, messages }: Pick<App, 'api' | 'messages'>,
  remember = false,
): Promise<{ opened: OpenedSession } | { problem: Phrase }> {
  const api = base.extend({ signIn });
  const [question] = await Promise.all([api.signIn.passkeyQuestion({ body: {} }), messages.ensure('proof')]);
  if (question.kind !== 'ok') return { problem: reasonOf(question) };
  const answer = await askPasskey(question.data);
  if ('problem' in answer) return answer;
  const outcome = await api.signIn.passkey({ body: { passkey: answer.proof, remember } });
  return outcome.kind === 'ok' ? { opened: outcome.data } : { problem: reasonOf(outcome) };
}
