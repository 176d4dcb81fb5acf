import type { Outcome } from '@kronos/api';
import type { Contract, OwnSession, ResponseOf } from '@kronos/api/contract';
import { ownSessions } from '@kronos/api/routes/own-sessions';
import { security } from '@kronos/api/routes/security';
import { startRegistration, WebAuthnError } from '@simplewebauthn/browser';
import { proxy } from 'valtio/vanilla';
import { everyPage } from '../../../../stores/every-page.ts';
import type { StoreDeps } from '../../../../stores/store-deps.ts';
import { type Failure, type Loadable, reasonOf, settle, unwrapped } from '../../../../stores/loadable.ts';
import type { Phrase, Translate } from '../../../../messages/create-messages.ts';

export type Protection = ResponseOf<Contract['security']['show']>;
type Setup = ResponseOf<Contract['security']['startAuthenticator']>;
export type SecurityStore = ReturnType<typeof createSecurityStore>;

/** The security settings of the user's account, and its sessions. */
export function createSecurityStore({ api: base, notices, clock, signal }: StoreDeps) {
  const api = base.extend({ security, ownSessions });
  const state = proxy<{
    protection: Loadable<Protection>;
    sessions: Loadable<OwnSession[]>;
    /** The authenticator app that is being set up. */
    setup: Setup | null;
    /** The new recovery codes, shown once: until the user confirms that they are saved. */
    codes: readonly string[] | null;
  }>({ protection: { status: 'idle' }, sessions: { status: 'idle' }, setup: null, codes: null });

  const load = async (): Promise<void> => {
    for (const part of ['protection', 'sessions'] as const)
      if (state[part].status !== 'ready') state[part] = { status: 'loading' };
    const [shown, list] = await Promise.all([
      api.security.show({}, { signal }),
      everyPage((query) => api.ownSessions.list({ query }, { signal })),
    ]);
    if (signal.aborted) return;
    state.protection = settle(state.protection, shown, clock.now());
    state.sessions = settle(state.sessions, unwrapped(list), clock.now());
  };

  /** Shows a failure, and reads the current state. */
  const refused = (outcome: Failure): Promise<void> | void => {
    if (signal.aborted || outcome.kind === 'aborted') return;
    notices.failed(outcome);
    return load();
  };
  /** Shows the result of a change, and reads the current state. */
  const told = async <T>(outcome: Outcome<T>, done: (t: Translate, data: T) => string): Promise<void> => {
    if (outcome.kind !== 'ok') return refused(outcome);
    const { data } = outcome;
    notices.done((t) => done(t, data));
    return load();
  };

  return {
    state,
    load,
    async startSetup() {
      const outcome = await api.security.startAuthenticator({}, { signal });
      if (outcome.kind === 'ok') state.setup = outcome.data;
      else await refused(outcome);
    },
    leaveSetup: () => void (state.setup = null),
    /** Returns the outcome to the form, so that a wrong code is shown at its field. */
    async finishSetup(code: string) {
      const outcome = await api.security.finishAuthenticator({ body: { code } }, { signal });
      if (outcome.kind !== 'ok') return outcome;
      state.setup = null;
      state.codes = outcome.data.recovery_codes;
      await told(outcome, (t) => t('security.authenticator.done'));
      return outcome;
    },
    removeAuthenticator: async () =>
      told(await api.security.removeAuthenticator({}, { signal }), (t) => t('security.authenticator.removed')),
    async renewCodes() {
      const outcome = await api.security.renewRecoveryCodes({}, { signal });
      if (outcome.kind !== 'ok') return refused(outcome);
      state.codes = outcome.data.recovery_codes;
      return load();
    },
    keptCodes: () => void (state.codes = null),

    /** Resolves with the form's error message, or with undefined when the passkey was added. */
    async addPasskey(name: string): Promise<Phrase | undefined> {
      const question = await api.security.startPasskey({}, { signal });
      if (question.kind !== 'ok') return reasonOf(question);
      const made = await startRegistration({ optionsJSON: question.data }).catch(whyNot);
      if (typeof made === 'function') return made;
      const { id, rawId, response } = made;
      const { clientDataJSON, attestationObject, transports = [] } = response;
      const passkey = {
        id,
        rawId,
        type: 'public-key' as const,
        response: { clientDataJSON, attestationObject, transports },
      };
      const outcome = await api.security.addPasskey({ body: { name, passkey } }, { signal });
      if (outcome.kind !== 'ok') return reasonOf(outcome);
      state.codes = outcome.data.recovery_codes;
      await told(outcome, (t) => t('security.passkeys.done'));
      return undefined;
    },
    renamePasskey: async (id: number, name: string) =>
      told(await api.security.renamePasskey({ params: { id }, body: { name } }, { signal }), (t) =>
        t('security.passkeys.renamed'),
      ),
    removePasskey: async (id: number) =>
      told(await api.security.removePasskey({ params: { id } }, { signal }), (t) => t('security.passkeys.removed')),

    endSession: async (id: string) =>
      told(await api.ownSessions.end({ params: { id } }, { signal }), (t) => t('security.sessions.ended')),
    endOtherSessions: async () =>
      told(await api.ownSessions.endOthers({}, { signal }), (t, { count }) =>
        t('security.sessions.othersEnded', { count }),
      ),
  };
}

/** Closing the browser's dialog is not an error. */
const whyNot = (error: unknown): Phrase =>
  error instanceof WebAuthnError && error.code === 'ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED'
    ? (t) => t('security.passkeys.known')
    : (t) => t('security.passkeys.stopped');
