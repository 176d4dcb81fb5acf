import { PullList } from '../../parts/images/pull-list.tsx';

/** The pulls of images on all nodes. */
export const Page = PullList;
