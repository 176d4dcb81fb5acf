import { RunList } from '../parts/run-list.tsx';

/** The runs of scripts on all nodes (spec §2, /app/admin/nodes/scripts). */
export const Page = RunList;
