import { useShortcutSheet } from '@kronos/ui/ShortcutSheet';
import { LateDialog } from './LateDialog.tsx';
import { LazyShortcuts } from './frame-parts.ts';

/** Listens to "?". */
export const ShortcutKey = () => <LateDialog dialog={LazyShortcuts} {...useShortcutSheet()} />;
