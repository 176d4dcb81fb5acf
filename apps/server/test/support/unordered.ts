// Rows without an `order by` have no defined order. PostgreSQL mostly returns them as they were written, until a plan,
// an update or a vacuum changes that: a test that relies on it fails once in a hundred runs. Here they are always
// reversed.
import { Client } from 'pg';

type Answer = { rows?: unknown[] } | undefined;
type Callback = (error: Error | null, answer: Answer) => void;

const isUnordered = (query: unknown) => {
  const text = typeof query === 'string' ? query : ((query as { text?: string } | undefined)?.text ?? '');
  return /^\s*(select|with|update|delete)\b/i.test(text) && !/\border by\b/i.test(text);
};

const backwards = (answer: Answer) => {
  answer?.rows?.reverse();
  return answer;
};

const { prototype } = Client;
const plain = prototype.query as (...parameters: unknown[]) => unknown;

function queryBackwards(this: Client, ...parameters: unknown[]): unknown {
  if (!isUnordered(parameters[0])) return plain.apply(this, parameters);
  const last = parameters.at(-1);
  if (typeof last === 'function') {
    const done: Callback = (error, answer) => (last as Callback)(error, backwards(answer));
    return plain.apply(this, [...parameters.slice(0, -1), done]);
  }
  const answer = plain.apply(this, parameters);
  return answer instanceof Promise ? answer.then(backwards) : answer;
}

// A worker runs this once for each of its files, with one `pg` for all of them.
if (plain.name !== queryBackwards.name) Object.assign(prototype, { query: queryBackwards });
