/** Whether a key event is Cmd+S or Ctrl+S, depending on the platform, without another modifier. */
export const isSaveKey = ({
  key,
  metaKey,
  ctrlKey,
  altKey,
  shiftKey,
}: Pick<KeyboardEvent, 'key' | 'metaKey' | 'ctrlKey' | 'altKey' | 'shiftKey'>): boolean =>
  key.toLowerCase() === 's' && metaKey !== ctrlKey && !altKey && !shiftKey;
