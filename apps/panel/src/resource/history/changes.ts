import type { AuditRow } from '@kronos/api/contract';
import type { Translate } from '../../messages/create-messages.ts';

/** A field that was changed; the value is absent where the record had none before, or has none since. */
export interface Change {
  readonly name: string;
  readonly before: string | undefined;
  readonly after: string | undefined;
}

const say = (value: unknown) => (value === undefined ? undefined : JSON.stringify(value));

/** What an entry of the audit log says was changed, field by field; what stayed the same is left out. */
export function changesOf({ before, after }: Pick<AuditRow, 'before' | 'after'>): Change[] {
  const names = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])];
  return names
    .map((name) => ({ name, before: say(before?.[name]), after: say(after?.[name]) }))
    .filter((change) => change.before !== change.after);
}

/** Who did it, and through what. */
export function whoDid({ actor, behalf_of, client }: AuditRow, t: Translate): string {
  if (client !== null) return t('forms.history.byClient', { actor: actor.name, client });
  return behalf_of === null ? actor.name : t('forms.history.onBehalf', { actor: actor.name, user: behalf_of.name });
}
