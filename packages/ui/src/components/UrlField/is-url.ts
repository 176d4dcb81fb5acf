/** Whether a text is a complete address with one of the schemes. The parser alone would repair `http:cinema` and strip spaces. */
export function isUrl(text: string, schemes: readonly string[]): boolean {
  const [, scheme] = /^([a-z][a-z\d+.-]*):\/\/[^\s/?#]\S*$/i.exec(text) ?? [];
  return scheme !== undefined && schemes.includes(scheme.toLowerCase()) && URL.canParse(text);
}
