/**
 * Puts text on the clipboard. Browsers offer the Clipboard API on secure origins only, and a panel at home is often plain
 * HTTP; there the old command still works.
 */
export async function copyText(text: string): Promise<void> {
  if (window.isSecureContext) return navigator.clipboard.writeText(text);
  const focused = document.activeElement;
  const carrier = document.createElement('textarea');
  carrier.value = text;
  carrier.style.position = 'fixed';
  carrier.style.opacity = '0';
  document.body.append(carrier);
  carrier.select();
  // oxlint-disable-next-line typescript/no-deprecated -- There is no other way without a secure context.
  const isCopied = document.execCommand('copy');
  carrier.remove();
  if (focused instanceof HTMLElement) focused.focus();
  if (!isCopied) throw new Error('The browser refused to copy.');
}
