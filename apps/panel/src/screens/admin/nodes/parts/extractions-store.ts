import type { NodeExtractionDraft } from '@kronos/api/contract';
import { adminNodes } from '@kronos/api/routes/admin-nodes';
import type { StoreDeps } from '../../../../stores/store-deps.ts';

/** The actions on extractions besides listing and canceling them. */
export function createExtractionsStore({ api, notices, signal }: Pick<StoreDeps, 'api' | 'notices' | 'signal'>) {
  const { adminNodes: calls } = api.extend({ adminNodes });
  return {
    /** Extracts an archive on a node; the form shows a refusal. */
    async extract(id: number, body: NodeExtractionDraft) {
      const outcome = await calls.extractTar({ params: { id }, body }, { signal });
      if (outcome.kind === 'ok') notices.done((t) => t('extractions.new.done'));
      return outcome;
    },
  };
}
