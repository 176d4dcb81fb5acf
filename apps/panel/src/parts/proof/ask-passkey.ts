import { browserSupportsWebAuthn, startAuthentication } from '@simplewebauthn/browser';
import type { PasskeyProof, PasskeyQuestion } from '@kronos/api/contract';
import type { Phrase } from '../../messages/create-messages.ts';

/** What a passkey answered; or why there is no answer, in words. */
export type PasskeyAnswer = { readonly proof: PasskeyProof } | { readonly problem: Phrase };

/** Has the browser ask for a passkey. Closing its dialog is no fault, so it is told as what it is. */
export async function askPasskey(question: PasskeyQuestion): Promise<PasskeyAnswer> {
  if (!browserSupportsWebAuthn()) return { problem: (t) => t('proof.passkey.none') };
  try {
    const { id, rawId, response } = await startAuthentication({ optionsJSON: question });
    const { clientDataJSON, authenticatorData, signature, userHandle } = response;
    return {
      proof: { id, rawId, type: 'public-key', response: { clientDataJSON, authenticatorData, signature, userHandle } },
    };
  } catch {
    return { problem: (t) => t('proof.passkey.stopped') };
  }
}
