/** Where the page's inline script leaves what it asked before any script was here, by address (build/page.ts). */
export const earlyAnswers = 'kronosEarly';

declare global {
  interface Window {
    [earlyAnswers]?: Record<string, Promise<Response>>;
  }
}

/** The platform's fetch, which takes each of those answers once. */
export function fetchAfter(host: Window & typeof globalThis) {
  const answers = host[earlyAnswers] ?? {};
  return (input: string, init: RequestInit): Promise<Response> => {
    const { [input]: answer } = answers;
    delete answers[input];
    return answer ?? host.fetch(input, init);
  };
}
