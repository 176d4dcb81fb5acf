import type { SearchResult } from '@kronos/ui/SearchDialog';
import type { Translate } from '../../messages/create-messages.ts';
import type { Found } from '../search-store.ts';
import { type CommandId, shapeOf } from './commands.ts';
import { createGrammar, type Said } from './grammar.ts';

/** A command with the record that it names. */
export interface GivenCommand {
  readonly id: CommandId;
  readonly record: number;
  readonly name: string;
}

type Find = (text: string, options: { section?: string | undefined; signal: AbortSignal }) => Promise<readonly Found[]>;

/**
 * The search, including commands. The name in a command is searched for instead of the whole text, so that there is
 * still a single request.
 */
export function createSuggestions(find: Find, t: Translate) {
  const read = createGrammar(t);
  const given = new Map<string, GivenCommand>();

  const beginningOf = ({ id, words }: Said): SearchResult => ({
    id: `command-${id}`,
    section: 'commands',
    name: t(`commands.do.${id}`, { name: '…' }),
    description: t(`commands.wanted.${shapeOf(id).takes}`),
    completion: `${words} `,
  });
  const commandOn = ({ record, name, description }: Found, command: CommandId): SearchResult => {
    const id = `command-${command}-${record}`;
    given.set(id, { id: command, record, name });
    return { id, section: 'commands', name: t(`commands.do.${command}`, { name }), description };
  };

  return {
    async find(...[text, options]: Parameters<Find>): Promise<readonly SearchResult[]> {
      const said = options.section === undefined ? read(text) : [];
      const begun = said.filter(({ name }) => name === '').map(beginningOf);
      const whole = said.find(({ name }) => name !== '');
      if (!whole) return [...begun, ...(await find(text, options))];
      const found = await find(whole.name, { ...options, section: shapeOf(whole.id).takes });
      return [...begun, ...found.map((one) => commandOn(one, whole.id)), ...found];
    },
    /** Returns the command of a result, if it is one. */
    givenBy: (result: string): GivenCommand | undefined => given.get(result),
  };
}
