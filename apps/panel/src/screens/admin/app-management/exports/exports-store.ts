import type { HouseExportDraft } from '@kronos/api/contract';
import { adminExports } from '@kronos/api/routes/admin-exports';
import type { StoreDeps } from '../../../../stores/store-deps.ts';

/** What is done to exports besides listing and deleting them. */
export function createExportsStore({ api, notices, signal }: Pick<StoreDeps, 'api' | 'notices' | 'signal'>) {
  const { adminExports: calls } = api.extend({ adminExports });
  return {
    /** Begins one; the form shows a refusal. */
    async begin(body: HouseExportDraft) {
      const outcome = await calls.create({ body }, { signal });
      if (outcome.kind === 'ok') notices.done((t) => t('exports.new.done'));
      return outcome;
    },
    /** The address for one download of the file; undefined when it was refused, which a notice says. */
    async link(id: number): Promise<string | undefined> {
      const outcome = await calls.download({ params: { id } }, { signal });
      if (outcome.kind === 'ok') return outcome.data.link;
      notices.failed(outcome);
      return undefined;
    },
  };
}
