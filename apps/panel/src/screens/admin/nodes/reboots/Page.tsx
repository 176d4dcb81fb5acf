import { RebootList } from '../parts/reboot-list.tsx';

/** The restarts of all nodes (spec §2, /app/admin/nodes/reboots). */
export const Page = RebootList;
