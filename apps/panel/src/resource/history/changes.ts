import type { AuditRow } from '@kronos/api/contract';
import type { Translate } from '../../messages/create-messages.ts';

/** A changed field; a value is undefined if the record had none before, or has none since. */
export interface Change {
  readonly name: string;
  readonly before: string | undefined;
  readonly after: string | undefined;
}

const say = (value: unknown) => (value === undefined ? undefined : JSON.stringify(value));

/** The changes of an audit-log entry, field by field; unchanged fields are left out. */
export function changesOf({ before, after }: Pick<AuditRow, 'before' | 'after'>): Change[] {
  const names = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])];
  return names
    .map((name) => ({ name, before: say(before?.[name]), after: say(after?.[name]) }))
    .filter((change) => change.before !== change.after);
}

/** The author of a change, with the API client or the impersonated user. */
export function authorOf({ actor, behalf_of, client }: AuditRow, t: Translate): string {
  if (client !== null) return t('forms.history.byClient', { actor: actor.name, client });
  return behalf_of === null ? actor.name : t('forms.history.onBehalf', { actor: actor.name, user: behalf_of.name });
}
