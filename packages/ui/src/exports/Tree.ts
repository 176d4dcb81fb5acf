export { Tree, type TreeNode, type TreeProps } from '../components/Tree/Tree.tsx';
