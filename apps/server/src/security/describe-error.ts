import { censor } from './secrets.ts';

/** An error as shown in the log and the operator's terminal. */
export interface DescribedError {
  type: string;
  message: string;
  /** The stack frames, without the message. */
  stack?: string;
  cause?: DescribedError;
  errors?: DescribedError[];
  [field: string]: unknown;
}

/**
 * Fields of an error that contain no user input, each with its name in the log, where `code` is the name of a secret.
 * All others are omitted: a database adds the statement's parameters and the row that it refused, a mail server the
 * mail.
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

/** The maximum depth of causes, and the maximum number of errors in an aggregate. */
const most = 5;

const parameters = /\nparams: [\s\S]*$/;
const addresses = /[^\s<>"'(),;:=/@]+@[^\s<>"'(),;:=/@]+/g;
/** PostgreSQL's errors about data quote the value that could not be read as a number, date or JSON. */
const dataFailure = /^22/;
const quoted = /"[\s\S]*"/;

/** Describes an error without user input: no statement parameters, no refused values, no addresses. */
export function describeError(error: unknown, depth = 0): DescribedError {
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
    ...(error.cause !== undefined && goesOn && { cause: describeError(error.cause, depth + 1) }),
    ...(error instanceof AggregateError &&
      goesOn && { errors: error.errors.slice(0, most).map((one) => describeError(one, depth + 1)) }),
  };
}

function messageOf(error: Error): string {
  const isAboutData = 'code' in error && typeof error.code === 'string' && dataFailure.test(error.code);
  const message = clean(error.message);
  return isAboutData ? message.replace(quoted, censor) : message;
}

const clean = (text: string) => text.replace(parameters, '').replaceAll(addresses, censor);

/** Returns the stack without the message that it begins with, no part of which may be included. */
function framesOf({ stack = '', message }: Error): string[] {
  const start = stack.indexOf(message);
  const rest = start < 0 ? '' : stack.slice(start + message.length);
  return rest.split('\n').filter((line) => /^\s+at /.test(line));
}
