import { browserSupportsWebAuthn, startAuthentication } from '@simplewebauthn/browser';
import type { PasskeyProof, PasskeyQuestion } from '@kronos/api/contract';
import type { Phrase } from '../../messages/create-messages.ts';

/** The response of a passkey, or the reason why there is none. */
export type PasskeyAnswer = { readonly proof: PasskeyProof } | { readonly problem: Phrase };

/** Asks the browser for a passkey. Closing its dialog is not an error, and has its own message. */
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
