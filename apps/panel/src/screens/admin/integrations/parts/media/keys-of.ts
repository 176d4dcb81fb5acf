import type { ServerType } from '@kronos/api/contract';
import { adminMediaKeys } from '@kronos/api/routes/admin-media-keys';
import type { PanelClient } from '../../../../../stores/late-client.ts';

/** Returns the calls of the list, narrowed to servers of one type. */
export const keysOf = (type: ServerType) => (api: PanelClient) => {
  const calls = api.extend({ adminMediaKeys }).adminMediaKeys;
  const narrowed: typeof calls = {
    ...calls,
    list: (request, options) => calls.list({ ...request, query: { ...request?.query, type } }, options),
    export: (request, options) => calls.export({ ...request, query: { ...request?.query, type } }, options),
  };
  return narrowed;
};
