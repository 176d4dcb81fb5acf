import { later } from '../../overlay/later.ts';
import { useLateDialog } from '../../overlay/use-late-dialog.ts';
import type { SearchDialogProps } from './search-dialog-props.ts';

const panel = later(() => import('./SearchPanel.tsx'));

/**
 * A dialog that finds people, machines and services by name. Open it with a `SearchButton` or `useSearchShortcut`.
 * @example
 * <SearchDialog onSearch={search} onSelect={go} isOpen={isOpen} onOpenChange={setOpen} />
 */
export function SearchDialog(props: SearchDialogProps) {
  const part = useLateDialog(panel, props);
  return part && <part.SearchPanel {...props} />;
}
