import { later } from '../../overlay/later.ts';
import { useLateDialog } from '../../overlay/use-late-dialog.ts';
import type { SearchDialogProps } from './search-dialog-props.ts';

const panel = later(() => import('./SearchPanel.tsx'));

/** Finds people, machines and services by name. Opened by a `SearchButton` or with `useSearchShortcut`. */
export function SearchDialog(props: SearchDialogProps) {
  const part = useLateDialog(panel, props);
  return part && <part.SearchPanel {...props} />;
}
