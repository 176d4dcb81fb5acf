import type { Contract, Handlers } from '@kronos/api/contract';
import type { ContentAdministration } from '../domain/dynamic-content/administration.ts';
import type { DynamicContent } from '../domain/dynamic-content/dynamic-content.ts';
import type { RequestContext } from '../http/request-context.ts';
import { wordsHandlers } from './words.ts';

/** Handlers of the dynamic content on the caller's pages. */
export const dynamicContentHandlers = ({
  dynamicContent,
}: {
  dynamicContent: DynamicContent;
}): Handlers<Contract, RequestContext>['dynamicContent'] => ({
  async current(_, { session }) {
    const { data, changesAt } = await dynamicContent.currentFor(session.user);
    return { data, changes_at: changesAt?.toISOString() ?? null };
  },
});

/** Handlers of all dynamic content, for admins. */
export const adminDynamicContentHandlers = ({
  contentAdministration,
}: {
  contentAdministration: ContentAdministration;
}): Handlers<Contract, RequestContext>['adminDynamicContent'] => wordsHandlers(contentAdministration);
