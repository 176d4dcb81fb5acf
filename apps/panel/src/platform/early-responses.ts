/** The property in which the page's inline script leaves its early responses, by address (build/page.ts). */
export const earlyResponses = 'kronosEarly';

declare global {
  interface Window {
    [earlyResponses]?: Record<string, Promise<Response>>;
  }
}

/** The platform's fetch, which uses each early response once. */
export function fetchAfter(host: Window & typeof globalThis) {
  const answers = host[earlyResponses] ?? {};
  return (input: string, init: RequestInit): Promise<Response> => {
    const { [input]: answer } = answers;
    delete answers[input];
    return answer ?? host.fetch(input, init);
  };
}
