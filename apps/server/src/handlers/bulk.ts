import { AppError } from '../platform/app-error.ts';
import type { Audit } from '../domain/audit/audit.ts';
import type { RequestContext } from '../http/request-context.ts';

interface Chosen<A> {
  body: { ids: readonly number[]; action: A };
}
interface RecordOutcome {
  id: number;
  success: boolean;
  message?: string;
}

/**
 * Returns the handler of a `bulkEndpoint` of the contract, given what an action does to one record. The records are
 * processed one after another, each once and independently: a refusal of one does not affect the next.
 */
export const bulkHandler =
  <A extends string>(
    audit: Audit,
    actions: Readonly<Record<A, (id: number, context: RequestContext) => Promise<unknown>>>,
  ) =>
  async ({ body: { ids, action } }: Chosen<A>, context: RequestContext) => {
    const outcomes: RecordOutcome[] = [];
    for (const id of new Set(ids)) {
      try {
        await audit.part(() => actions[action](id, context));
        outcomes.push({ id, success: true });
      } catch (error) {
        // A fault of the server does not belong to the record.
        if (!(error instanceof AppError)) throw error;
        outcomes.push({ id, success: false, message: error.message });
      }
    }
    return { success: true as const, outcomes };
  };
