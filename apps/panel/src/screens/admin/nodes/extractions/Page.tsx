import { ExtractionList } from '../parts/extraction-list.tsx';

/** The extractions of archives on all nodes (spec §2, /app/admin/nodes/extractions). */
export const Page = ExtractionList;
