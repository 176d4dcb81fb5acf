export { SearchButton, type SearchButtonProps } from '../components/SearchDialog/SearchButton.tsx';
export { SearchDialog } from '../components/SearchDialog/SearchDialog.tsx';
export type { SearchDialogProps, SearchResult, SearchSection } from '../components/SearchDialog/search-dialog-props.ts';
export type { SearchFunction } from '../components/SearchDialog/create-searcher.ts';
export { defaultSearchLabels, type SearchDialogLabels } from '../components/SearchDialog/labels.ts';
export { useSearchShortcut } from '../components/SearchDialog/use-search-shortcut.ts';
