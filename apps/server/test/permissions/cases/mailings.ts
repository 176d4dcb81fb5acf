import type { MailingDraft, MailingState } from '@kronos/api/contract';
import { mailingRecipients } from '../../../src/db/schema.ts';
import type { Stage } from '../callers.ts';
import { type Cases, type Cell, mark } from './cell.ts';

const letter = { subject: mark, content: mark, purpose: 'service' } as const;
const draft: MailingDraft = { ...letter, audience: ['moderator'], node_ids: [], server_type: null };

/** A mailing in the given state, which failed for one recipient. */
const inState =
  (state: MailingState) =>
  async ({ services, server, person }: Stage): Promise<Cell> => {
    const id = await services.mailingAdministration.create(draft);
    if (state === 'draft') return { params: { id } };
    const failed = {
      mailingId: id,
      userId: person('other').id,
      email: 'gone@example.test',
      name: 'Gone',
      state: 'failed',
    } as const;
    await server.db.current.insert(mailingRecipients).values(failed);
    await services.mailingDelivery.update(id, { state });
    return { params: { id } };
  };
const oneDraft = inState('draft');

const tokenOf = ({ services, person }: Stage): string =>
  new URL(services.mailSubscription.linksOf(person('owner').id).page).searchParams.get('token') ?? '';

/** The calls about mailings. */
export const mailingCases: Cases = {
  'adminMailings.reach': () => ({ query: { audience: 'customer,reseller' } }),
  'adminMailings.test': () => ({ body: letter }),
  'adminMailings.one': oneDraft,
  'adminMailings.create': () => ({ body: draft }),
  'adminMailings.update': async (stage) => ({ ...(await oneDraft(stage)), body: { ...draft, purpose: 'news' } }),
  'adminMailings.remove': oneDraft,
  'adminMailings.send': oneDraft,
  'adminMailings.stop': inState('sending'),
  'adminMailings.retry': inState('sent'),
  'adminMailings.recipients': inState('sent'),
  'mailSubscription.look': (stage) => ({ body: { token: tokenOf(stage) } }),
  'mailSubscription.choose': (stage) => ({ body: { token: tokenOf(stage), wants_news: false } }),
};
