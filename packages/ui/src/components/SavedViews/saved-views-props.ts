/** A view: a state of a list that has a name. */
export interface SavedView {
  /** An id that is unique in the list. It is never shown. */
  id: string;
  /** The view's name. */
  label: string;
}

export interface SavedViewsProps {
  /** The saved views, in the order in which they are shown. */
  views: readonly SavedView[];
  /** The view that the list shows. */
  current?: string | undefined;
  /** The view that the list opens with. */
  defaultView?: string | undefined;
  /** Called when a view is chosen. */
  onChange?: ((id: string) => void) | undefined;
  /** Called with the name under which what the list shows is to be kept. Without it no view can be saved. */
  onSave?: ((label: string) => void) | undefined;
  /** Called when the active view is renamed. Without it views cannot be renamed. */
  onRename?: ((id: string, label: string) => void) | undefined;
  /**
   * Called when the active view is deleted, for good unless the host offers to undo it. Without it views cannot be
   * deleted.
   */
  onDelete?: ((id: string) => void) | undefined;
  /** Called when the list is to open with the active view, or, with undefined, with none. Without it there is no such choice. */
  onDefaultChange?: ((id: string | undefined) => void) | undefined;
  /** The largest number of characters in a name. @default 60 */
  maxLength?: number | undefined;
}
