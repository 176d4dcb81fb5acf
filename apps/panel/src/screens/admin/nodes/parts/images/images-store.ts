import type { ImagePullDraft, NodeImagesSummary } from '@kronos/api/contract';
import { adminImagePulls } from '@kronos/api/routes/admin-image-pulls';
import { adminNodeImages } from '@kronos/api/routes/admin-node-images';
import { createAnswer, unwrapped } from '../../../../../stores/create-answer.ts';
import type { StoreDeps } from '../../../../../stores/store-deps.ts';

/** What the images of each node come to, and what is done about them besides listing. */
export function createNodeImagesStore(deps: StoreDeps) {
  const { notices, signal, follow } = deps;
  const api = deps.api.extend({ adminNodeImages, adminImagePulls });
  const { state, load, loadAgain } = createAnswer<NodeImagesSummary[]>(deps, async (options) =>
    unwrapped(await api.adminNodeImages.nodes({}, options)),
  );
  follow('admin', 'node-images-changed', loadAgain);
  follow('admin', 'node-updated', loadAgain);

  return {
    state,
    load,
    /** Asks a node for its images now. */
    async read(id: number): Promise<void> {
      const outcome = await api.adminNodeImages.read({ params: { id } }, { signal });
      if (outcome.kind !== 'ok') notices.failed(outcome);
      else if (outcome.data.data.failure === null) notices.done((t) => t('nodeImages.read.done'));
      await load();
    },
    /** Has an image pulled on nodes; the form shows a refusal. */
    async pull(body: ImagePullDraft) {
      const outcome = await api.adminImagePulls.begin({ body }, { signal });
      if (outcome.kind === 'ok') notices.done((t) => t('nodeImages.pull.done'));
      return outcome;
    },
    /** Has unused images removed from nodes; the form shows a refusal. */
    async prune(node_ids: number[]) {
      const outcome = await api.adminNodeImages.prune({ body: { node_ids } }, { signal });
      if (outcome.kind === 'ok') notices.done((t) => t('nodeImages.prune.done'));
      return outcome;
    },
  };
}
