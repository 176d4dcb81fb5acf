import { useShortcutSheet } from '@kronos/ui/ShortcutSheet';
import { LateDialog } from './LateDialog.tsx';
import { LazyShortcuts } from './frame-parts.ts';

/** Opens the sheet of shortcuts with "?". */
export const ShortcutKey = () => <LateDialog dialog={LazyShortcuts} {...useShortcutSheet()} />;
