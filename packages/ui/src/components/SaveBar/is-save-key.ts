/** Cmd+S or Ctrl+S, whichever the platform has; with another modifier it means something else. */
export const isSaveKey = ({
  key,
  metaKey,
  ctrlKey,
  altKey,
  shiftKey,
}: Pick<KeyboardEvent, 'key' | 'metaKey' | 'ctrlKey' | 'altKey' | 'shiftKey'>): boolean =>
  key.toLowerCase() === 's' && metaKey !== ctrlKey && !altKey && !shiftKey;
