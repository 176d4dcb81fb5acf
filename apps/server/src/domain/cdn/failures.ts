import { AppError, type AppErrorCode } from '../../app-error.ts';
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
    ? `${name} does not answer. Try again in a moment, or choose another CDN host.`
    : `${name} could not do this. Please tell the support, or choose another CDN host.`;
  return new AppError(codes[error.code], words, { cause: error });
}

const words: Record<Exclude<CdnFailure, 'refused'>, string> = {
  unreachable: 'Nothing answers at this address',
  timeout: 'Caddy did not answer in time',
  unauthorized: 'The admin API does not accept this token',
  forbidden: 'Caddy does not answer under this name: add it to the origins of its admin API',
  broken: 'Caddy failed',
  changed: 'This is not the admin API of Caddy',
};

/** Turns a failure of a CDN host into field errors for the admin who fills in its form. */
export function fieldsOfCdn({ code, reason }: CdnError): Record<string, string> {
  if (code === 'refused') return { listen: `Caddy refuses this: ${reason.slice(0, 200)}` };
  if (code === 'unauthorized') return { admin_token: words[code], admin_url: words[code] };
  return { admin_url: words[code] };
}
