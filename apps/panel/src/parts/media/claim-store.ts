import type { ClaimResponse, Popup } from '@kronos/api/contract';
import type { Outcome } from '@kronos/api';
import { customerMedia } from '@kronos/api/routes/customer-media';
import { popups } from '@kronos/api/routes/popups';
import { proxy } from 'valtio/vanilla';
import type { StoreDeps } from '../../stores/store-deps.ts';
import { accountFields, type OwnerAccount } from './owner-account.ts';
import { createShownValue } from './shown-value.ts';

/**
 * Whether the server on screen is claimed (spec §4: it starts loading); claims it, and undoes that. After a claim its
 * CDN is read again as well.
 */
export function createClaimStore(deps: StoreDeps, readCdn: (id: number) => Promise<void>) {
  const { notices, signal, pursue } = deps;
  const api = deps.api.extend({ customerMedia, popups });
  const status = createShownValue(deps, (id) => api.customerMedia.claimStatus({ params: { id } }, { signal }), {
    startsLoading: true,
  });
  const popup = proxy<{ current: Popup | null }>({ current: null });

  return {
    status,
    /** The popup that came with the last claim. */
    popup,
    async claim(id: number, account: OwnerAccount): Promise<Outcome<ClaimResponse>> {
      const { login, ...fields } = { login: undefined, ...accountFields(account) };
      const body = { ...fields, ...(login !== undefined && { email: login }) };
      const outcome = await api.customerMedia.claim({ params: { id }, body }, { signal });
      if (signal.aborted || outcome.kind !== 'ok') return outcome;
      if (outcome.data.success) {
        popup.current = outcome.data.popup ?? null;
        if (!popup.current) notices.done((t) => t('media.claim.done'));
      }
      await Promise.all([status.load(), ...(outcome.data.success ? [readCdn(id)] : [])]);
      return outcome;
    },
    /** Marks the popup as read. */
    async closePopup(): Promise<void> {
      const read = popup.current;
      popup.current = null;
      if (read) await api.popups.markRead({ params: { id: read.id } }, { signal });
    },
    /** Undoes the claim. After a success the panel's server restarts it, whatever is on screen (spec §4, §8). */
    resetClaim(id: number) {
      return pursue(
        id,
        'reset-claim',
        () => (t) => t('media.reset.done'),
        api.customerMedia.resetClaim({ params: { id } }, { signal }),
        () => {
          notices.inform(
            (t) => t('media.reset.restarting'),
            (t) => t('media.reset.title'),
          );
          void status.load();
        },
      );
    },
  };
}
