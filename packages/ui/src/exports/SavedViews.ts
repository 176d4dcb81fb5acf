export type { SavedView, SavedViewsProps } from '../components/SavedViews/saved-views-props.ts';
export { SavedViews } from '../components/SavedViews/SavedViews.tsx';
