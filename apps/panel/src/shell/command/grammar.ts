import type { Translate } from '../../messages/create-messages.ts';
import { commandIds, type CommandId, shapeOf } from './commands.ts';

/** A command that a text is, or may become. */
export interface Said {
  readonly id: CommandId;
  /** The words up to the name, as they are completed. */
  readonly words: string;
  /** The text after them; empty while the command is not complete. */
  readonly name: string;
}

/** With fewer letters too many commands match. */
const fewest = 3;

/** Returns a function that finds the commands in a text, in the words of the catalogue. */
export function createGrammar(t: Translate): (text: string) => readonly Said[] {
  const alternatives = (words: string) => words.split('|').map((word) => word.trim());
  const phrasesOf = (id: CommandId): string[] => {
    const { verb, object } = shapeOf(id);
    const verbs = alternatives(t(`commands.verb.${verb}`));
    if (object === undefined) return verbs;
    const prepositions = alternatives(t('commands.prepositions'));
    return verbs.flatMap((what) =>
      alternatives(t(`commands.object.${object}`)).flatMap((whom) =>
        // German also has them in reverse order.
        prepositions.flatMap((where) => [`${what} ${whom} ${where}`, `${whom} ${what} ${where}`]),
      ),
    );
  };
  const phrases = commandIds.flatMap((id) => phrasesOf(id).map((words) => ({ id, words })));

  return (text) => {
    const typed = text.trim().replaceAll(/\s+/g, ' ');
    const lower = typed.toLowerCase();
    if (lower.length < fewest) return [];
    const begun = commandIds.flatMap((id): Said[] => {
      const phrase = phrases.find((one) => one.id === id && one.words.startsWith(lower));
      return phrase ? [{ ...phrase, name: '' }] : [];
    });
    const whole = phrases
      .filter(({ words }) => lower.startsWith(`${words} `))
      .map((phrase): Said => ({ ...phrase, name: typed.slice(phrase.words.length + 1) }));
    // "restart servers on berlin" does not name a server called "servers on berlin".
    const shortest = Math.min(...whole.map(({ name }) => name.length));
    return [...begun, ...whole.filter(({ name }) => name.length === shortest)];
  };
}
