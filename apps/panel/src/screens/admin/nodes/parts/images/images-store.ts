import type { ImagePullDraft, NodeImagesSummary } from '@kronos/api/contract';
import { adminImagePulls } from '@kronos/api/routes/admin-image-pulls';
import { adminNodeImages } from '@kronos/api/routes/admin-node-images';
import { proxy } from 'valtio/vanilla';
import { coalesce } from '../../../../../platform/coalesce.ts';
import { type Loadable, settle } from '../../../../../stores/loadable.ts';
import type { StoreDeps } from '../../../../../stores/store-deps.ts';

/** What the images of each node come to, and what is done about them besides listing. */
export function createNodeImagesStore({ api: base, notices, clock, signal, follow }: StoreDeps) {
  const api = base.extend({ adminNodeImages, adminImagePulls });
  const state = proxy<{ nodes: Loadable<NodeImagesSummary[]> }>({ nodes: { status: 'idle' } });

  const load = coalesce(async () => {
    if (state.nodes.status !== 'ready') state.nodes = { status: 'loading' };
    const outcome = await api.adminNodeImages.nodes({}, { signal });
    if (signal.aborted) return;
    const read = outcome.kind === 'ok' ? { ...outcome, data: outcome.data.data } : outcome;
    state.nodes = settle(state.nodes, read, clock.now());
  });
  const readAgain = () => {
    if (state.nodes.status !== 'idle') void load();
  };
  follow('admin', 'node-images-changed', readAgain);
  follow('admin', 'node-updated', readAgain);

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
