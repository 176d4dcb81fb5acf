import type { FieldErrors } from '../../components/Form/Form.tsx';
import type { CollectionContent } from './collection.ts';
import type { CollectionFormLabels } from './labels.ts';

type Words = Pick<CollectionFormLabels, 'noneChosen' | 'noPart' | 'yearsTurned'>;

/** Returns the errors in the content of a collection by field name; undefined if there are none. */
export function errorsOf(content: CollectionContent, words: Words): FieldErrors | undefined {
  if (content.kind === 'titles') return content.titles.length > 0 ? undefined : { titles: [words.noneChosen] };
  if (content.kind === 'fields') return undefined;
  const { year_from, year_to } = content.rule;
  if (Object.values(content.rule).every((part) => part === null)) return { 'rule.genre': [words.noPart] };
  const isTurned = year_from !== null && year_to !== null && year_to < year_from;
  return isTurned ? { 'rule.year_to': [words.yearsTurned] } : undefined;
}
