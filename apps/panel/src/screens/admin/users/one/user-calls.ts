import { adminUsers } from '@kronos/api/routes/admin-users';
import type { PanelClient } from '../../../../stores/late-client.ts';

/** Returns the endpoints of users, for the page and its form. */
export const userCalls = (api: PanelClient) => api.extend({ adminUsers }).adminUsers;
