import { adminMounts } from '@kronos/api/routes/admin-mounts';
import type { PanelClient } from '../../../../stores/late-client.ts';

/** Returns the endpoints of mounts, for their list and form. */
export const mountCalls = (api: PanelClient) => api.extend({ adminMounts }).adminMounts;
