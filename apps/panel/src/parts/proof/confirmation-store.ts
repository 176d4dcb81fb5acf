import type { Outcome } from '@kronos/api';
import type { FactorKind } from '@kronos/api/contract';
import { security } from '@kronos/api/routes/security';
import { proxy } from 'valtio/vanilla';
import type { StoreDeps } from '../../stores/store-deps.ts';
import type { Proof } from './ProofForm.tsx';

/**
 * Asks the user to confirm their identity before a sensitive change, unless they have recently. Shown by
 * `ConfirmIdentity`.
 */
export function createConfirmationStore({ api: base, signal }: Pick<StoreDeps, 'api' | 'signal'>) {
  const api = base.extend({ security });
  const state = proxy<{ asking: readonly FactorKind[] | null }>({ asking: null });
  let settle = (_isConfirmed: boolean): void => undefined;

  const end = (isConfirmed: boolean) => {
    state.asking = null;
    settle(isConfirmed);
  };
  return {
    state,
    /**
     * Resolves with true once the user has confirmed, with false if they cancel. If the state cannot be read, the
     * change itself shows the failure.
     */
    async ensure(): Promise<boolean> {
      const outcome = await api.security.confirmation({}, { signal });
      if (outcome.kind !== 'ok' || outcome.data.confirmed_until !== null) return true;
      end(false);
      state.asking = outcome.data.methods;
      return new Promise<boolean>((resolve) => {
        settle = resolve;
      });
    },
    question: () => api.security.confirmQuestion({}, { signal }),
    async prove(proof: Proof): Promise<Outcome> {
      const outcome = await api.security.confirm({ body: proof }, { signal });
      if (outcome.kind === 'ok') end(true);
      return outcome;
    },
    cancel: () => end(false),
  };
}
