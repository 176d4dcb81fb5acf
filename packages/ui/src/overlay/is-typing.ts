/** Whether a key press goes into a text: inputs, text areas and rich text keep their own shortcuts (spec §2). */
export const isTyping = (event: KeyboardEvent): boolean => {
  // The path includes elements within shadow roots, which `target` does not.
  const [target] = event.composedPath();
  return (
    target instanceof HTMLElement && (target.isContentEditable || /^(input|textarea|select)$/i.test(target.tagName))
  );
};
