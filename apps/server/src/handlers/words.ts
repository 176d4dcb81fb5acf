import type { WordsBulkAction } from '@kronos/api/contract';
import type { MessageAdministration } from '../domain/words/administration.ts';
import { recordHandlers } from './records.ts';

/** Returns the handlers with which admins edit one kind of message. */
export const wordsHandlers = <Q, Row, One, Draft>(office: MessageAdministration<Q, Row, One, Draft>) => ({
  ...recordHandlers(office),
  bulk: async ({ body }: { body: { ids: number[]; action: WordsBulkAction } }) => ({
    success: true as const,
    outcomes: await office.bulk(body.ids, body.action),
  }),
});
