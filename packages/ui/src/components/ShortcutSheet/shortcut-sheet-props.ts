export interface ShortcutGroup {
  /** Tells it from the others; never shown. */
  id: string;
  /** Where these keys work, such as "Everywhere" or "In lists". */
  title: string;
  /** What it holds, and the keys of each. */
  shortcuts: readonly {
    /** Keys joined by plus signs, as `Kbd` takes them. */
    keys: string;
    /** What they do, in a verb. */
    label: string;
  }[];
}

export interface ShortcutSheetProps {
  /** All shortcuts, in the order in which they are learned. */
  groups: readonly ShortcutGroup[];
  /** Whether it is open. */
  isOpen: boolean;
  /** Called when it opens or closes, by its keys too. */
  onOpenChange: (isOpen: boolean) => void;
}
