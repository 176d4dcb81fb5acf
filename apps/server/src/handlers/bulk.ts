import { AppError } from '../app-error.ts';
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
 * The handler of a `bulkEndpoint` of the contract, by what an action does to one record. The records are taken one after
 * the other, each once, and each by itself: what one is refused for keeps nothing from the next.
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
        // A fault of the server is none of the record.
        if (!(error instanceof AppError)) throw error;
        outcomes.push({ id, success: false, message: error.message });
      }
    }
    return { success: true as const, outcomes };
  };
