import { lazyPart } from '../../overlay/lazy-part.ts';
import { useLazyDialog } from '../../overlay/use-lazy-dialog.ts';
import type { SearchDialogProps } from './search-dialog-props.ts';

const panel = lazyPart(() => import('./SearchPanel.tsx'));

/**
 * A dialog that finds users, nodes and servers by name. Open it with a `SearchButton` or `useSearchShortcut`.
 * @example
 * <SearchDialog onSearch={search} onSelect={go} isOpen={isOpen} onOpenChange={setOpen} />
 */
export function SearchDialog(props: SearchDialogProps) {
  const part = useLazyDialog(panel, props);
  return part && <part.SearchPanel {...props} />;
}
