import type { ReactNode } from 'react';
import { Button } from 'react-aria-components/Button';
import { Collection } from 'react-aria-components/Collection';
import { Tree as RACTree, TreeItem, TreeItemContent, type TreeProps as RACTreeProps } from 'react-aria-components/Tree';
import { ChevronRightIcon } from '../../icons/actions.tsx';
import * as css from './Tree.css.ts';

export interface TreeNode {
  /** An id that is unique in the list. It is never shown. */
  id: string;
  /** The node's name, by which typing finds it. */
  label: string;
  /** An icon before the label. */
  icon?: ReactNode;
  /** A word or a number at the end of the line. */
  detail?: ReactNode;
  /** The address that it links to. */
  href?: string | undefined;
  /** The nodes in this one. An empty list is an empty branch. */
  children?: readonly TreeNode[] | undefined;
}

export interface TreeProps
  extends Pick<
    RACTreeProps<TreeNode>,
    | 'selectionMode'
    | 'selectedKeys'
    | 'defaultSelectedKeys'
    | 'onSelectionChange'
    | 'expandedKeys'
    | 'defaultExpandedKeys'
    | 'onExpandedChange'
    | 'disabledKeys'
    | 'onAction'
  > {
  /** The name of the tree, such as "Folders". */
  label: string;
  /** The outermost branches and leaves. */
  items: readonly TreeNode[];
  /** The text of the empty list. */
  emptyText: string;
}

/**
 * A hierarchy of items, such as the folders of a library.
 * @example
 * <Tree label="Folders" items={folders} emptyText="No folders" />
 */
export function Tree({ label, items, emptyText, ...props }: TreeProps) {
  // With one icon in the tree all labels keep its place, so that those of one level line up.
  const hasIcons = items.some(hasIcon);
  const branch = hasIcons ? branchWithIcons : branchWithoutIcons;
  return (
    <RACTree<TreeNode>
      selectionBehavior="replace"
      {...props}
      aria-label={label}
      items={items}
      className={css.tree}
      renderEmptyState={() => <div className={css.empty}>{emptyText}</div>}
    >
      {branch}
    </RACTree>
  );
}

const hasIcon = ({ icon, children }: TreeNode): boolean => icon !== undefined || (children?.some(hasIcon) ?? false);

const branchWithIcons = (node: TreeNode) => branchOf(node, branchWithIcons, true);
const branchWithoutIcons = (node: TreeNode) => branchOf(node, branchWithoutIcons, false);

const branchOf = (
  { id, label, icon, detail, href, children }: TreeNode,
  branch: (node: TreeNode) => ReactNode,
  hasIcons: boolean,
) => (
  <TreeItem id={id} textValue={label} className={css.item} {...(href === undefined ? {} : { href })}>
    <TreeItemContent>
      <div className={css.row}>
        {children ? (
          <Button slot="chevron" className={css.chevron}>
            <span className={css.turned}>
              <ChevronRightIcon />
            </span>
          </Button>
        ) : (
          <span className={css.blank} />
        )}
        {hasIcons && <span className={css.icon}>{icon}</span>}
        <span className={css.label}>{label}</span>
        {detail !== undefined && <span className={css.detail}>{detail}</span>}
      </div>
    </TreeItemContent>
    {children && <Collection items={children}>{branch}</Collection>}
  </TreeItem>
);
