import { censor } from './secrets.ts';

/** An error as the log and the operator's terminal see it. */
export interface ToldError {
  type: string;
  message: string;
  /** Where it was thrown, under its message. */
  stack?: string;
  cause?: ToldError;
  errors?: ToldError[];
  [field: string]: unknown;
}

/**
 * Fields of an error that come from programs, each with its name in the log, where `code` is a secret's. All others stay
 * untold: a database adds the parameters of its statement and the row that it refused, a mail server the letter.
 */
const told = {
  code: 'failure',
  ...Object.fromEntries(
    ['syscall', 'address', 'port', 'status', 'severity', 'schema', 'table', 'column', 'constraint'].map((name) => [
      name,
      name,
    ]),
  ),
};

/** So far causes are followed, and so many of several errors. */
const most = 5;

const parameters = /\nparams: [\s\S]*$/;
const addresses = /[^\s<>"'(),;:=/@]+@[^\s<>"'(),;:=/@]+/g;
/** PostgreSQL's errors about data quote what could not be read as a number, a date or a JSON. */
const dataFailure = /^22/;
const quoted = /"[\s\S]*"/;

/** Tells an error without what people typed: no parameters of statements, no values that were refused, no addresses. */
export function tellError(error: unknown, depth = 0): ToldError {
  if (!(error instanceof Error)) return { type: typeof error, message: clean(String(error)) };
  const fields: Record<string, unknown> = {};
  for (const [name, as] of Object.entries(told)) {
    const value: unknown = Reflect.get(error, name);
    if (typeof value === 'string' || typeof value === 'number') fields[as] = value;
  }
  const message = messageOf(error);
  const type = error.constructor.name || error.name;
  const goesOn = depth < most;
  return {
    type,
    message,
    ...fields,
    stack: [`${type}: ${message}`, ...framesOf(error)].join('\n'),
    ...(error.cause !== undefined && goesOn && { cause: tellError(error.cause, depth + 1) }),
    ...(error instanceof AggregateError &&
      goesOn && { errors: error.errors.slice(0, most).map((one) => tellError(one, depth + 1)) }),
  };
}

function messageOf(error: Error): string {
  const isAboutData = 'code' in error && typeof error.code === 'string' && dataFailure.test(error.code);
  const message = clean(error.message);
  return isAboutData ? message.replace(quoted, censor) : message;
}

const clean = (text: string) => text.replace(parameters, '').replaceAll(addresses, censor);

/** The stack begins with the message, of which nothing may come along. */
function framesOf({ stack = '', message }: Error): string[] {
  const start = stack.indexOf(message);
  const rest = start < 0 ? '' : stack.slice(start + message.length);
  return rest.split('\n').filter((line) => /^\s+at /.test(line));
}
