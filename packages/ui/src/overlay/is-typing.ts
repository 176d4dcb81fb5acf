/** Whether a key press goes into a text: inputs, text areas and rich text keep their own shortcuts (spec §2). */
export const isTyping = (event: KeyboardEvent): boolean => {
  // The path sees through shadow roots, in which a target is hidden.
  const [target] = event.composedPath();
  return (
    target instanceof HTMLElement && (target.isContentEditable || /^(input|textarea|select)$/i.test(target.tagName))
  );
};
