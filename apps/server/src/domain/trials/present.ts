import type { Trial } from '@kronos/api/contract';
import type { nodes, products, servers, trialRequests } from '../../db/schema.ts';

export type TrialRow = typeof trialRequests.$inferSelect;

/** A request with the names of related records. */
export interface TrialView {
  trial: TrialRow;
  product: Pick<typeof products.$inferSelect, 'id' | 'name'>;
  given: Pick<typeof products.$inferSelect, 'id' | 'name'> | null;
  node: Pick<typeof nodes.$inferSelect, 'id' | 'alias'> | null;
  server: Pick<typeof servers.$inferSelect, 'id' | 'name' | 'status'> | null;
}

/** Presents a request. */
export const presentTrial = (view: TrialView): Trial => {
  const { trial, product } = view;
  const { id, name, email, type, note, state } = trial;
  const decision = decisionOf(view);
  return { id, name, email, product, type, note, state, created_at: trial.createdAt.toISOString(), decision };
};

function decisionOf({ trial, given, node, server }: TrialView): Trial['decision'] {
  if (!trial.decidedAt) return null;
  return {
    by: trial.decidedByName ?? '',
    at: trial.decidedAt.toISOString(),
    reason: trial.reason,
    product: given,
    days: trial.days,
    node: node && { id: node.id, name: node.alias },
    server,
    ends_at: trial.endsAt?.toISOString() ?? null,
    ended: trial.endedAt !== null,
  };
}
