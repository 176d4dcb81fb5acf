import type { HouseExportDraft } from '@kronos/api/contract';
import { adminExports } from '@kronos/api/routes/admin-exports';
import type { StoreDeps } from '../../../../stores/store-deps.ts';

/** The actions on exports besides listing and deleting them. */
export function createExportsStore({ api, notices, signal }: Pick<StoreDeps, 'api' | 'notices' | 'signal'>) {
  const { adminExports: calls } = api.extend({ adminExports });
  return {
    /** Begins an export; the form shows a refusal. */
    async begin(body: HouseExportDraft) {
      const outcome = await calls.create({ body }, { signal });
      if (outcome.kind === 'ok') notices.done((t) => t('exports.new.done'));
      return outcome;
    },
    /** Returns an address for one download of the file, or undefined after a refusal, which it shows as a notice. */
    async link(id: number): Promise<string | undefined> {
      const outcome = await calls.download({ params: { id } }, { signal });
      if (outcome.kind === 'ok') return outcome.data.link;
      notices.failed(outcome);
      return undefined;
    },
  };
}
