import type { ImagePullDraft, NodeImagesSummary } from '@kronos/api/contract';
import { adminImagePulls } from '@kronos/api/routes/admin-image-pulls';
import { adminNodeImages } from '@kronos/api/routes/admin-node-images';
import { createAnswer } from '../../../../../stores/create-answer.ts';
import { unwrapped } from '../../../../../stores/loadable.ts';
import type { StoreDeps } from '../../../../../stores/store-deps.ts';

/** The totals of the images on each node, and the actions on images besides listing them. */
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
    /** Reads the images of a node from its engine now. */
    async read(id: number): Promise<void> {
      const outcome = await api.adminNodeImages.read({ params: { id } }, { signal });
      if (outcome.kind !== 'ok') notices.failed(outcome);
      else if (outcome.data.data.failure === null) notices.done((t) => t('nodeImages.read.done'));
      await load();
    },
    /** Pulls an image on nodes; the form shows a refusal. */
    async pull(body: ImagePullDraft) {
      const outcome = await api.adminImagePulls.begin({ body }, { signal });
      if (outcome.kind === 'ok') notices.done((t) => t('nodeImages.pull.done'));
      return outcome;
    },
    /** Removes unused images from nodes; the form shows a refusal. */
    async prune(node_ids: number[]) {
      const outcome = await api.adminNodeImages.prune({ body: { node_ids } }, { signal });
      if (outcome.kind === 'ok') notices.done((t) => t('nodeImages.prune.done'));
      return outcome;
    },
  };
}
