/**
 * Creates the rule for pictures of other sites in pasted text: each becomes a link to it. Showing it would request it, and with
 * that report the reader to whoever put it there. Pictures that the text had already, or that the host stored, stay.
 */
export function createForeignPictures(html: string) {
  const read = (source: string) => new DOMParser().parseFromString(source, 'text/html').body;
  const addressOf = (picture: Element) => picture.getAttribute('src') ?? '';
  const allowed = new Set<string>();
  const trust = (text: string) => {
    for (const picture of read(text).querySelectorAll('img')) allowed.add(addressOf(picture));
  };
  trust(html);
  const isForeign = (address: string) =>
    /^https?:/i.test(address) && !allowed.has(address) && !address.startsWith(`${window.location.origin}/`);
  return {
    trust,
    allow(address: string): string {
      allowed.add(address);
      return address;
    },
    link(pasted: string): string {
      const body = read(pasted);
      for (const picture of body.querySelectorAll('img')) {
        const address = addressOf(picture);
        if (!isForeign(address)) continue;
        const link = document.createElement('a');
        link.href = address;
        link.textContent = picture.getAttribute('alt') || address;
        picture.replaceWith(link);
      }
      return body.innerHTML;
    },
  };
}
