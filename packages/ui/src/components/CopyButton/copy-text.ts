/**
 * Copies text to the clipboard. Browsers offer the Clipboard API on secure origins only, and a panel at home often uses
 * plain HTTP; elsewhere a policy or the user may have denied it. The older command needs neither.
 */
export async function copyText(text: string): Promise<void> {
  if (window.isSecureContext) {
    try {
      return await navigator.clipboard.writeText(text);
    } catch {
      // The older command is still within the user activation of the press.
    }
  }
  copySelected(text);
}

/**
 * Copies a selection of the text without moving the focus, which a surrounding dialog would restore before anything was
 * copied.
 */
function copySelected(text: string) {
  const carrier = document.createElement('span');
  carrier.textContent = text;
  Object.assign(carrier.style, { position: 'fixed', opacity: '0', whiteSpace: 'pre', userSelect: 'text' });
  // Without the carrier's own styles.
  carrier.addEventListener('copy', (event) => {
    event.preventDefault();
    event.clipboardData?.setData('text/plain', text);
  });
  document.body.append(carrier);
  const selection = document.getSelection();
  selection?.selectAllChildren(carrier);
  // oxlint-disable-next-line typescript/no-deprecated -- There is no other way without a secure context.
  const isCopied = document.execCommand('copy');
  selection?.removeAllRanges();
  carrier.remove();
  if (!isCopied) throw new Error('The browser refused to copy.');
}
