import { adminRoutes } from '../../../../../routes/areas/admin.ts';
import { href } from '../../../../../routes/href.ts';

/** The node that a page or a dialog is about. */
export interface OneNode {
  readonly id: number;
  readonly alias: string;
}

/** Returns the address of the pulls on all nodes, or on one. */
export const pullsHref = (node: Pick<OneNode, 'id'> | undefined): string =>
  node ? `${href(adminRoutes.imagePulls)}?node=${node.id}` : href(adminRoutes.imagePulls);
