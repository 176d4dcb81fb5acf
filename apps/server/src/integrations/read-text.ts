/** Reads a response from an untrusted server, up to a maximum length. */
export async function readText(response: Response, longest: number): Promise<string> {
  let text = '';
  const decoder = new TextDecoder();
  for await (const chunk of response.body ?? []) {
    text += decoder.decode(chunk, { stream: true });
    if (text.length > longest) throw new Error('The response is longer than expected.');
  }
  return text + decoder.decode();
}
