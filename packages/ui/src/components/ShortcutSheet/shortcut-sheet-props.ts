export interface ShortcutGroup {
  /** An id that is unique in the list. It is never shown. */
  id: string;
  /** The place where the keys work, such as "Everywhere" or "In lists". */
  title: string;
  /** The shortcuts of the group with their keys. */
  shortcuts: readonly {
    /** The keys joined by plus signs, as in `Kbd`. */
    keys: string;
    /** The action, starting with a verb. */
    label: string;
  }[];
}

export interface ShortcutSheetProps {
  /** All shortcuts in groups, the most useful first. */
  groups: readonly ShortcutGroup[];
  /** Whether the sheet is open. */
  isOpen: boolean;
  /** Called when the sheet opens or closes, by its keys too. */
  onOpenChange: (isOpen: boolean) => void;
}
