import { FleetImageList } from '../parts/images/fleet-image-list.tsx';

/** The images on all nodes (spec §2, /app/admin/nodes/images). */
export const Page = FleetImageList;
