export {
  GridList,
  GridListItem,
  type GridListItemProps,
  type GridListProps,
} from '../components/GridList/GridList.tsx';
