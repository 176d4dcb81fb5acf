import { AppError, type AppErrorCode } from '../../platform/app-error.ts';
import { CdnError, type CdnFailure } from './port.ts';

const codes: Record<CdnFailure, AppErrorCode> = {
  unreachable: 'bad-gateway',
  timeout: 'no-answer',
  unauthorized: 'bad-gateway',
  forbidden: 'bad-gateway',
  refused: 'bad-gateway',
  broken: 'bad-gateway',
  changed: 'bad-gateway',
};

const isSilent: ReadonlySet<CdnFailure> = new Set(['unreachable', 'timeout']);

/** Turns a failure of a CDN host into a refusal for its users; returns any other error unchanged. */
export function refusalOfCdn(error: unknown, { name }: { name: string }): unknown {
  if (!(error instanceof CdnError)) return error;
  const words = isSilent.has(error.code)
    ? `${name} is not responding. Try again in a moment, or choose another CDN host.`
    : `${name} could not complete the request. Please contact support, or choose another CDN host.`;
  return new AppError(codes[error.code], words, { cause: error });
}

const words: Record<Exclude<CdnFailure, 'refused'>, string> = {
  unreachable: 'No response from this address',
  timeout: 'Caddy did not respond in time',
  unauthorized: 'The admin API does not accept this token',
  forbidden: 'Caddy does not accept this host name: add it to the origins of its admin API',
  broken: 'Caddy reported an error',
  changed: 'The response did not come from Caddy’s admin API',
};

/** Turns a failure of a CDN host into field errors for the admin who fills in its form. */
export function fieldsOfCdn({ code, reason }: CdnError): Record<string, string> {
  if (code === 'refused') return { listen: `Caddy rejected this: ${reason.slice(0, 200)}` };
  if (code === 'unauthorized') return { admin_token: words[code], admin_url: words[code] };
  return { admin_url: words[code] };
}
