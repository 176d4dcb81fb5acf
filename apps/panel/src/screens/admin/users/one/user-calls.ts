import { adminUsers } from '@kronos/api/routes/admin-users';
import type { PanelClient } from '../../../../stores/late-client.ts';

/** The calls about a user, for the page and the form on it. */
export const userCalls = (api: PanelClient) => api.extend({ adminUsers }).adminUsers;
