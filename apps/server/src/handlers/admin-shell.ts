import type { Contract, Handlers } from '@kronos/api/contract';
import type { Search } from '../domain/search/search.ts';
import type { Tickets } from '../domain/tickets/tickets.ts';
import type { RequestContext } from '../http/request-context.ts';

/** Handlers of the admins' search. */
export const adminSearchHandlers = ({
  search,
}: {
  search: Search;
}): Handlers<Contract, RequestContext>['adminSearch'] => ({
  search: async ({ query }) => ({ results: await search.find(query.query) }),
});

/** Handlers of the ticket count. */
export const adminTicketsHandlers = ({
  tickets,
}: {
  tickets: Tickets;
}): Handlers<Contract, RequestContext>['adminTickets'] => ({
  countNew: async () => ({ success: true, count: await tickets.countNew() }),
});
